/** Calls a function once the frame that is due has been painted, so that what the reader did is answered before something costly is done. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => window.setTimeout(act, 0));
}
