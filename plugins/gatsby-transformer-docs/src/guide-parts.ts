import { toHtml } from 'hast-util-to-html';
import type { Guide } from '../../../src/model/doc';

/**
 * Finds a code block by its title or by a part of its text, so that another page can show it.
 *
 * @returns The HTML of the first such `figure` without type hovers, which only work on the guide's
 *   page, or null if there is none.
 */
export function codeBlockOf(
  { codes }: Pick<Guide, 'codes'>,
  { title, text }: { title?: string | null; text?: string | null },
): string | null {
  const code = codes.find((each) => (text ? each.text.includes(text) : each.title === title));
  if (!code) return null;
  const { 'data-sample': _, ...properties } = code.attributes;
  const children = [{ type: 'raw', value: code.quoted } as const];
  return toHtml({ type: 'element', tagName: 'figure', properties, children }, { allowDangerousHtml: true });
}

/** Resolves `Guide.label` and `Guide.codeBlock(title, text)`. */
export const guidePartResolvers = {
  label: {
    resolve: ({ sidebarLabel, title }: Pick<Guide, 'sidebarLabel' | 'title'>) => sidebarLabel ?? title,
  },
  codeBlock: {
    type: 'String',
    args: { title: 'String', text: 'String' },
    resolve: codeBlockOf,
  },
};
