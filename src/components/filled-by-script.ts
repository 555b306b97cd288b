/**
 * For an element whose content a script of `src/vanilla` owns: `dangerouslySetInnerHTML={FILLED_BY_SCRIPT}`. React then neither compares the
 * content with what it rendered nor touches it.
 */
export const FILLED_BY_SCRIPT = { __html: '' } as const;
