// Error boundary: a crash of a screen shows a message with ways back (P42).
import { Component, type ReactNode } from "react";
import { TextsContext, type Texts } from "../../text/texts.ts";
import { MessageScreen } from "./MessageScreen.tsx";
import { ReloadButton } from "../address/PageLink.tsx";
import { NotLoaded } from "../later/later.ts";
import buttons from "../../ui/Button.module.css";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Stands in for a part that others can do without; else the whole screen tells. */
  readonly instead?: ReactNode;
  readonly onFault?: () => void;
}

interface ErrorBoundaryState {
  readonly fault?: "broken" | "not-loaded";
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = TextsContext;
  declare context: Texts;
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { fault: error instanceof NotLoaded ? "not-loaded" : "broken" };
  }

  override componentDidCatch(): void {
    this.props.onFault?.();
  }

  override render(): ReactNode {
    const { fault } = this.state;
    const { children, instead } = this.props;
    if (fault === undefined) return children;
    if (instead !== undefined) return instead;
    const { app } = this.context;
    const title = fault === "broken" ? app.brokenTitle : app.notLoadedTitle;
    return (
      <MessageScreen title={title} text={app.brokenText}>
        <ReloadButton />
        {/* A link of the browser's own: the fault is still in this page. */}
        <a href="/" className={buttons["link"]}>
          {app.toLobby}
        </a>
      </MessageScreen>
    );
  }
}
