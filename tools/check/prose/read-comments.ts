import { translationTags } from '../../../src/model/reference/translation-tags';
import { defaultLocale, translatedLocales } from '../../../src/locales/locales';
import type { Located } from '../../../packages/guide-files/read-guide';

/** Tags with code instead of text. */
const CODE_TAGS = ['example', 'defaultValue'];

/**
 * Reads a file's doc comments in one language, by paragraph. Text after a tag like `@uk` or
 * `@ukParam` is Ukrainian, all other text is English. A backtick replaces inline code and links;
 * code blocks are skipped.
 */
export function readComments(source: string, locale: string): Located[] {
  const texts: Located[] = [];
  for (const comment of source.matchAll(/\/\*\*[\s\S]*?\*\//g)) {
    const first = source.slice(0, comment.index).split('\n').length;
    let language: string = defaultLocale;
    let inFence = false;
    let paragraph: Located | undefined;
    comment[0].split('\n').forEach((raw, index) => {
      const line = raw.replace(/\*\/$/, '').replace(/^\s*(?:\/\*\*|\*)? ?/, '');
      const isFence = /^\s*```/.test(line);
      if (isFence) inFence = !inFence;
      const tag = inFence ? undefined : /^@([a-z]\w*)/.exec(line)?.[1];
      if (tag !== undefined) language = languageOf(tag);
      const text = line.replace(/^@[a-z]\w*(?: \S+ -)? ?/, '');
      if (language !== locale || inFence || isFence || text.trim() === '') paragraph = undefined;
      else if (tag === undefined && paragraph) paragraph.text += `\n${text}`;
      else texts.push((paragraph = { text, line: first + index }));
    });
  }
  return texts.map(({ text, line }) => ({ text: withoutCode(text), line }));
}

/** Replaces inline code and links to symbols with a backtick; a line break inside stays. */
export const withoutCode = (text: string): string =>
  text.replace(/`[^`]*`|\{@link\s[^}]*\}/g, (code) => (code.includes('\n') ? '`\n' : '`'));

function languageOf(tag: string): string {
  if (CODE_TAGS.includes(tag)) return 'code';
  return translatedLocales.find((code) => translationTags(code).includes(`@${tag}`)) ?? defaultLocale;
}
