import type { Problem } from '../../../src/model/problem';
import {
  lineAt,
  type Guide,
  type Located,
} from '../../../plugins/gatsby-transformer-docs/src/samples/read-guide';

/** A paragraph, or a whole doc comment, in both languages. */
interface Pair {
  original: string;
  translation: Located;
}

/**
 * Finds rows of tables that Ukrainian calls «рядок» alone, which is a string or a line. English tells them apart: a
 * paragraph about rows has to name the table at least once. Paragraphs with lines or strings as well are left alone.
 *
 * @param file - Path for messages.
 */
export function findBareRows(pairs: readonly Pair[], file: string): Problem[] {
  return pairs.flatMap(({ original, translation }) => {
    const row = /(?<![\p{L}’])ряд(?:ок|к\p{L}+)/iu.exec(translation.text);
    if (!row || !/\brows?\b/i.test(original) || /\b(?:lines?|strings?)\b/i.test(original)) return [];
    if (/таблиц/i.test(translation.text)) return [];
    const message = `"${row[0]}" is a row in the original: write «рядок таблиці».`;
    return [{ file, line: lineAt(translation, row.index), message, severity: 'error' as const }];
  });
}

/** Pairs the pieces of a guide with those of its original; none where the pages differ in number. */
export function pairGuides(original: Pick<Guide, 'prose'>, translation: Pick<Guide, 'prose'>): Pair[] {
  if (original.prose.length !== translation.prose.length) return [];
  return translation.prose.map((piece, index) => ({
    original: original.prose[index]?.text ?? '',
    translation: piece,
  }));
}

/** Pairs the two languages of each doc comment of a file; samples are left out. */
export function pairComments(source: string): Pair[] {
  return [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)].map((comment) => {
    const texts = { en: '', uk: '', example: '' };
    let language: keyof typeof texts = 'en';
    for (const raw of comment[0].split('\n')) {
      const line = raw.replace(/^\s*\*? ?/, '');
      const tag = /^@(\w+)/.exec(line)?.[1];
      if (tag !== undefined) language = tag.startsWith('uk') ? 'uk' : tag === 'example' ? 'example' : 'en';
      for (const key of ['en', 'uk'] as const) texts[key] += key === language ? `${line}\n` : '\n';
    }
    const first = source.slice(0, comment.index).split('\n').length;
    return { original: texts.en, translation: { text: texts.uk, line: first } };
  });
}
