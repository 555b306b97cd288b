import ts from 'typescript';
import { errorIn, type Problem } from '../../../src/model/text/problem';
import { TRANSLATED_TAGS, localeTag, translatedTag } from '../../../src/model/reference/translation-tags';

/** A tag's text, with the name of a parameter. */
const textOf = (tag: ts.JSDocTag, source: ts.SourceFile): string =>
  source.text.slice(tag.tagName.end, tag.end).replace(/^[ \t]*\*(?!\/)/gm, '');

/** The parameter that a tag describes. Other tags are matched by their order. */
const nameOf = (tag: ts.JSDocTag, source: ts.SourceFile): string =>
  /param$/i.test(tag.tagName.text) ? (/^\s*([\w$.]+)/.exec(textOf(tag, source))?.[1] ?? '') : '';

/** Code and symbol links need no translation. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/`[^`]*`|\{@[^{}]*\}/g, ''));

/**
 * Finds tags such as `@returns` that have no translation, such as `@ukReturns`, in the same doc
 * comment. The reference shows them in English.
 *
 * @param file - Path for the messages.
 * @param code - The file's TypeScript.
 * @param locales - Locales other than the default one.
 */
export function findUntranslatedTags(file: string, code: string, locales: readonly string[]): Problem[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const comments = new Set<ts.JSDoc>();
  const collect = (node: ts.Node): void => {
    for (const each of ts.getJSDocCommentsAndTags(node)) if (ts.isJSDoc(each)) comments.add(each);
    ts.forEachChild(node, collect);
  };
  collect(source);
  return [...comments].flatMap(({ tags = [] }) => {
    const alike = (name: string, named: string) =>
      tags.filter((tag) => `@${tag.tagName.text}` === name && nameOf(tag, source) === named);
    return tags.flatMap((tag) => {
      const name = TRANSLATED_TAGS.find((each) => each === `@${tag.tagName.text}`);
      const named = nameOf(tag, source);
      if (!name || !hasWords(textOf(tag, source).replace(named, ''))) return [];
      const place = alike(name, named).indexOf(tag);
      return locales
        .map((locale) => translatedTag(name, localeTag(locale)))
        .filter((translation) => !alike(translation, named)[place])
        .map((translation) =>
          errorIn(
            file,
            `"${[name, named].join(' ').trim()}" has no translation. Add "${[translation, named].join(' ').trim()}" to the comment.`,
            source.getLineAndCharacterOfPosition(tag.pos).line + 1,
          ),
        );
    });
  });
}
