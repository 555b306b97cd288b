import common from './common.json';

/** The texts that islands need from the beginning. */
export const texts = { common };
