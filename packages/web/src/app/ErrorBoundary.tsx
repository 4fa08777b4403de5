// The last net: a fault in a screen shows a calm sentence instead of a blank page.
import { Component, type ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import { TextsContext, type FirstTexts } from "../text/texts.ts";
import { FullScreen } from "./FullScreen.tsx";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly isBroken: boolean;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = TextsContext;
  declare context: FirstTexts;
  override state: ErrorBoundaryState = { isBroken: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    const { app } = this.context;
    return (
      <FullScreen title={app.brokenTitle} text={app.brokenText}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {app.reload}
        </Button>
      </FullScreen>
    );
  }
}
