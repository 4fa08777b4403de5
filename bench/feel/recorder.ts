// Records inputs, layout shifts and frames. Runs inside the measured page, before the page's own scripts.

export interface Notes {
  /** Layout shift without a recent input. */
  shift: number;
  /** Milliseconds between frames while pieces slid. */
  readonly gaps: number[];
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

/** Marks each input in the browser's trace. It is sent to the page as text, so it must contain everything that it uses. */
export function record(): void {
  window.feel = { shift: 0, gaps: [] };

  for (const type of ["pointerdown", "pointerup", "keydown"])
    window.addEventListener(
      type,
      ({ timeStamp }) => void performance.mark(`input ${type}`, { startTime: timeStamp }),
      { capture: true, passive: true },
    );

  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) window.feel.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Records the frames of every slide, which makes the page draw more. Runs after `record`, and is sent as text too. */
export function recordSlides(): void {
  let slides = 0;
  // oxlint-disable-next-line typescript/unbound-method -- it gets its element below
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (this instanceof HTMLElement && "at" in this.dataset) watchSlide(animation);
    return animation;
  };
  const watchSlide = (animation: Animation): void => {
    const name = `slide ${(slides += 1)}`;
    performance.mark(`${name} starts`);
    let last: number | undefined;
    const draw = (now: number): void => {
      if (animation.playState !== "running") return;
      if (last !== undefined) window.feel.gaps.push(now - last);
      last = now;
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    animation.finished.then(
      () => void performance.mark(`${name} ends`),
      () => {},
    );
  };
}
