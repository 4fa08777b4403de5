// Records inputs and frames. Runs inside the measured page, before the page's own scripts.

export interface Shift {
  readonly value: number;
  readonly afterInput: boolean;
}

/** A piece on its way, and when the page drew a frame meanwhile, by the clock that all pages share. */
export interface Slide {
  readonly id: number;
  /** When it was marked in the trace. */
  readonly begin: number;
  readonly frames: readonly number[];
}

export interface Notes {
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

/** Must hold everything it uses: it is sent to the page as text. Marks each input in the browser's trace with what the hand did. */
export function record(): void {
  const notes = { shifts: [] as Shift[], slides: [] };
  window.feel = notes;

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it is sent to the page with what it is in
  const markInput = (event: Event): void => {
    const { type, timeStamp: startTime } = event;
    const key = event instanceof KeyboardEvent ? event.key : undefined;
    const { clientX: x, clientY: y } = event instanceof MouseEvent ? event : {};
    performance.mark(`input ${JSON.stringify({ type, key, x, y })}`, { startTime });
  };
  for (const type of ["pointerdown", "pointerup", "keydown"])
    window.addEventListener(type, markInput, { capture: true, passive: true });

  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      notes.shifts.push({ value, afterInput: hadRecentInput });
  }).observe({ type: "layout-shift", buffered: true });
}

/** Notes the frames of every slide too; that alone makes the page draw more. Comes after `record`, holds what it uses. */
export function recordSlides(): void {
  const slides: { id: number; begin: number; frames: number[] }[] = [];
  window.feel = { ...window.feel, slides };

  // oxlint-disable-next-line typescript/unbound-method -- it gets its element below
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (this instanceof HTMLElement && "at" in this.dataset) watchSlide(animation);
    return animation;
  };
  const watchSlide = (animation: Animation): void => {
    const begin = performance.timeOrigin + performance.now();
    const slide = { id: slides.length, begin, frames: [] as number[] };
    slides.push(slide);
    performance.mark(`slide ${slide.id} starts`);
    const draw = (now: number): void => {
      if (animation.playState !== "running") return;
      slide.frames.push(performance.timeOrigin + now);
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    animation.finished.then(
      () => void performance.mark(`slide ${slide.id} ends`),
      () => {},
    );
  };
}
