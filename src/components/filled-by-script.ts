/**
 * Marks an element that a script in `src/page-scripts` fills. With
 * `dangerouslySetInnerHTML={FILLED_BY_SCRIPT}`, React doesn't change or compare its content.
 */
export const FILLED_BY_SCRIPT = { __html: '' } as const;
