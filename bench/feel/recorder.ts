// What the measured page notes about itself; it runs inside the page, before the page's own scripts.

/** One event of an input, and how long after it the next frame was drawn, in milliseconds. */
export interface Input {
  readonly type: string;
  readonly at: number;
  readonly untilFrame: number;
  /** Of an event of the keyboard. */
  readonly key: string | undefined;
  /** Of an event of the pointer, in CSS pixels of the window. */
  readonly x: number | undefined;
  readonly y: number | undefined;
}

/** An entry of the browser's Event Timing: from the input until the frame is presented, rounded to 8 ms. */
export interface Presented {
  readonly type: string;
  readonly at: number;
  readonly duration: number;
  /** When its handlers began and ended. */
  readonly begun: number;
  readonly done: number;
}

export interface Shift {
  readonly value: number;
  readonly at: number;
  readonly afterInput: boolean;
}

/** A piece on its way, and when the page drew a frame meanwhile. */
export interface Slide {
  readonly id: number;
  readonly frames: readonly number[];
}

export interface Notes {
  readonly inputs: readonly Input[];
  readonly presented: readonly Presented[];
  readonly shifts: readonly Shift[];
  readonly slides: readonly Slide[];
}

declare global {
  interface Window {
    feel: Notes;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Must hold everything it uses: it is sent to the page as text. */
export function record(): void {
  const notes = {
    inputs: [] as Input[],
    presented: [] as Presented[],
    shifts: [] as Shift[],
    slides: [],
  };
  window.feel = notes;

  let waiting: Omit<Input, "untilFrame">[] = [];
  const { port1, port2 } = new MessageChannel();
  // A message is taken up once the frame has been drawn.
  port1.addEventListener("message", () => {
    const now = performance.now();
    for (const input of waiting) notes.inputs.push({ ...input, untilFrame: now - input.at });
    waiting = [];
  });
  port1.start();
  const noteInput = (event: Event): void => {
    if (waiting.length === 0) requestAnimationFrame(() => port2.postMessage(undefined));
    const { type, timeStamp: at } = event;
    const key = event instanceof KeyboardEvent ? event.key : undefined;
    const { clientX: x, clientY: y } = event instanceof MouseEvent ? event : {};
    waiting.push({ type, at, key, x, y });
  };
  for (const type of ["pointerdown", "pointerup", "click", "keydown"])
    window.addEventListener(type, noteInput, { capture: true, passive: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { name: type, startTime: at, duration } = entry;
      const { processingStart: begun, processingEnd: done } = entry;
      notes.presented.push({ type, at, duration, begun, done });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput } of list.getEntries() as LayoutShift[])
      notes.shifts.push({ value, at: startTime, afterInput: hadRecentInput });
  }).observe({ type: "layout-shift", buffered: true });
}

/** Notes the frames of every slide too; that alone makes the page draw more. Comes after `record`, holds what it uses. */
export function recordSlides(): void {
  const slides: { id: number; frames: number[] }[] = [];
  window.feel = { ...window.feel, slides };

  // oxlint-disable-next-line typescript/unbound-method -- it gets its element below
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (this instanceof HTMLElement && "at" in this.dataset) watchSlide(animation);
    return animation;
  };
  const watchSlide = (animation: Animation): void => {
    const slide = { id: slides.length, frames: [] as number[] };
    slides.push(slide);
    performance.mark(`slide ${slide.id} starts`);
    const draw = (now: number): void => {
      if (animation.playState !== "running") return;
      slide.frames.push(now);
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    animation.finished.then(
      () => void performance.mark(`slide ${slide.id} ends`),
      () => {},
    );
  };
}
