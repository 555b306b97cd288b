import type { Text } from 'mdast';
import type { Options as GfmOptions } from 'remark-gfm';
import type { Options as StringifyOptions } from 'remark-stringify';

/**
 * Writes table cells without padding. A long cell would otherwise add hundreds of spaces to each cell of
 * its column.
 */
export const GFM_STYLE: GfmOptions = { tablePipeAlign: false };

export const MARKDOWN_STYLE: StringifyOptions = {
  bullet: '-',
  rule: '-',
  handlers: {
    // An underscore inside a word isn't markup and needs no escaping. Looking for the backslash
    // first is faster.
    text: ({ value }: Text, _parent, state, info) =>
      state.safe(value, info).replace(/\\(?<=[\p{L}\p{N}]\\)_(?=[\p{L}\p{N}])/gu, '_'),
  },
};
