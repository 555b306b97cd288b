import type { Text } from 'mdast';
import type { Options as GfmOptions } from 'remark-gfm';
import type { Options as StringifyOptions } from 'remark-stringify';

/** How Markdown is written: a long cell doesn't pad its column with hundreds of spaces. */
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
