// Tests of the plain parts.

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { AlertDialog } from "./Dialog.tsx";
import { AnimatedDots } from "./base/AnimatedDots.tsx";
import { Badge } from "./Badge.tsx";
import { Button } from "./Button.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import { Logo } from "./Logo.tsx";
import { Spinner } from "./Spinner.tsx";

afterEach(cleanup);

/** As browsers do with a button that is disabled. */
function loseFocus(): void {
  const other = document.body.appendChild(document.createElement("input"));
  other.focus();
  other.blur();
}

describe("the button", () => {
  it("submits no form unless told to, and takes clicks", () => {
    const onClick = vi.fn<() => void>();
    render(<Button onClick={onClick}>Ready Up</Button>);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Ready Up" });
    fireEvent.click(button);
    expect(button.type).toBe("button");
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("[P3] is disabled and turns a spinner while busy, and keeps its name", () => {
    render(<Button busy>Create Public Room</Button>);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Create Public Room" });
    expect(button.disabled).toBe(true);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(button.querySelector('[aria-hidden="true"]')).not.toBeNull();
  });

  it("[P46] has the focus again when it was pressed and is no longer busy", () => {
    const { rerender } = render(<Button>Ready Up</Button>);
    const button = screen.getByRole<HTMLButtonElement>("button");
    button.focus();
    rerender(<Button busy>Ready Up</Button>);
    loseFocus();
    rerender(<Button>I'm not ready</Button>);
    expect(document.activeElement).toBe(button);
  });

  it("takes the focus from nothing else when it is no longer busy", () => {
    const { rerender } = render(<Button busy>Ready Up</Button>);
    rerender(<Button>I'm not ready</Button>);
    expect(document.activeElement).toBe(document.body);
  });

  it("shows no spinner when merely disabled", () => {
    render(<Button disabled>Room Full</Button>);
    const button = screen.getByRole("button", { name: "Room Full" });
    expect(button.querySelector('[aria-hidden="true"]')).toBeNull();
  });
});

describe("animated dots", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("[P6] come one by one up to the most, then begin again, unheard and with their room kept", () => {
    const { container } = render(<AnimatedDots max={3} stepMs={500} />);
    const dots = container.firstElementChild!;
    const seen = Array.from({ length: 5 }, () => {
      const text = dots.textContent;
      act(() => void vi.advanceTimersByTime(500));
      return text;
    });
    expect(seen).toEqual(["", ".", "..", "...", ""]);
    expect(dots.getAttribute("aria-hidden")).toBe("true");
    expect(dots.getAttribute("data-dots")).toBe("...");
  });
});

describe("dialogs", () => {
  it("[P3] tell one message, taken away by its button, and give the focus back", () => {
    const onClose = vi.fn<() => void>();
    render(<button type="button">Before</button>);
    screen.getByRole("button", { name: "Before" }).focus();
    const { unmount } = render(
      <AlertDialog title="Oops!" okay="Okay" onClose={onClose}>
        Failed to create room
      </AlertDialog>,
    );
    expect(screen.getByRole("alertdialog", { name: "Oops!" }).textContent).toContain(
      "Failed to create room",
    );
    fireEvent.click(screen.getByRole("button", { name: "Okay" }));
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    expect(document.activeElement?.textContent).toBe("Before");
  });
});

describe("small parts", () => {
  it("say what a spinner stands for, or nothing", () => {
    const { container } = render(<Spinner />);
    expect(container.textContent).toBe("");
    render(<Spinner label="Loading" />);
    expect(screen.getByRole("status").textContent).toBe("Loading");
  });

  it("read a badge's text and not its dot", () => {
    render(<Badge tone="good">Open</Badge>);
    expect(screen.getByText("Open").previousElementSibling?.getAttribute("aria-hidden")).toBe(
      "true",
    );
  });

  it("name the logo once", () => {
    const { container } = render(<Logo />);
    expect(container.textContent).toBe("Kingrow");
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("the live region", () => {
  it("is there before it speaks, and puts in a new text for every announcement", () => {
    const { rerender } = render(<LiveRegion urgency="polite" announcement={undefined} />);
    const region = screen.getByRole("status");
    expect(region.textContent).toBe("");
    const say = (id: number): Element => {
      rerender(<LiveRegion urgency="polite" announcement={{ id, text: "Your turn" }} />);
      return region.firstElementChild!;
    };
    const first = say(1);
    expect(say(1)).toBe(first);
    expect(say(2)).not.toBe(first);
    expect(region.textContent).toBe("Your turn");
  });

  it("interrupts when it is assertive", () => {
    render(<LiveRegion urgency="assertive" announcement={undefined} />);
    expect(screen.getByRole("alert").getAttribute("aria-live")).toBe("assertive");
  });
});
