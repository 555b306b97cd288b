/** Begins a body that was read back from the page, whose URLs have the path prefix already. */
export const PREFIXED_MARK = '<!--prefixed-->';
