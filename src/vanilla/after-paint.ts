/** Runs a function after the next paint, so that a costly step doesn't delay visible feedback. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => window.setTimeout(run, 0));
}
