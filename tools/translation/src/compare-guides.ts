import { isDeepStrictEqual } from 'node:util';
import { errorIn, type Problem } from '../../../src/model/text/problem';
import type { ParsedGuide, Located } from '../../../packages/guide-files/read-guide';
import { firstDifference } from './comparable-code';

type Comparable = Pick<
  ParsedGuide,
  'sourcePath' | 'frontMatter' | 'headings' | 'fences' | 'links' | 'images' | 'directives'
>;

/**
 * Compares the parts that a translation must share with its original: headings, code, links,
 * images, and notice types.
 */
export function compareGuides(original: Comparable, translation: Comparable): Problem[] {
  const at = (line: number | undefined, message: string): Problem =>
    errorIn(translation.sourcePath, message, line);
  return [
    ...(sameRun({ ...original.frontMatter.run }, { ...translation.frontMatter.run })
      ? []
      : [at(1, `the front matter "run" differs from that of ${original.sourcePath}. Only its reason may.`)]),
    ...headingProblems(original, translation, at),
    ...codeProblems(original, translation, at),
    ...listProblems(original, translation, at),
  ];
}

type Report = (line: number | undefined, message: string) => Problem;

function headingProblems(original: Comparable, translation: Comparable, at: Report): Problem[] {
  const index = original.headings.findIndex(
    ({ id, level }, i) => translation.headings[i]?.id !== id || translation.headings[i]?.level !== level,
  );
  if (index === -1 && original.headings.length === translation.headings.length) return [];
  const expected = original.headings[index === -1 ? original.headings.length : index];
  const actual = translation.headings[index === -1 ? original.headings.length : index];
  const describe = (heading: { id: string; level: number } | undefined) =>
    heading ? `"${'#'.repeat(heading.level)} … {#${heading.id}}"` : 'no further heading';
  return [
    at(
      actual?.line,
      `the headings differ from those of ${original.sourcePath}: expected ${describe(expected)} here and found ${describe(actual)}.`,
    ),
  ];
}

function codeProblems(original: Comparable, translation: Comparable, at: Report): Problem[] {
  if (original.fences.length !== translation.fences.length) {
    return [
      at(
        undefined,
        `${original.sourcePath} has ${original.fences.length} code blocks and this page has ${translation.fences.length}. The numbers must match.`,
      ),
    ];
  }
  return original.fences.flatMap((fence, index) => {
    const other = translation.fences[index];
    if (!other) return [];
    if (fence.language !== other.language)
      return [
        at(
          other.line - 1,
          `this code block is "${other.language}", but the one on line ${fence.line - 1} of ${original.sourcePath} is "${fence.language}".`,
        ),
      ];
    const metaKey = (key: 'title' | 'highlight' | 'numbers' | 'noCheck') =>
      fence.meta[key] !== other.meta[key] && !/\p{Script=Cyrillic}/u.test(String(other.meta[key]));
    if (
      metaKey('title') ||
      metaKey('highlight') ||
      metaKey('numbers') ||
      (fence.meta.noCheck === null) !== (other.meta.noCheck === null) ||
      !sameRun({ ...fence.meta.run }, { ...other.meta.run })
    ) {
      return [
        at(
          other.line - 1,
          `the words after the language of this code block differ from line ${fence.line - 1} of ${original.sourcePath}.`,
        ),
      ];
    }
    const line = firstDifference(fence.language, fence.code, other.code);
    return line === null
      ? []
      : [
          at(
            other.line + line,
            `the code differs from the block on line ${fence.line} of ${original.sourcePath}. Only comments and texts may differ.`,
          ),
        ];
  });
}

/**
 * Checks whether `npm run tutorials` would run both guides, or both blocks, in the same way. Only the
 * wording of a reason to skip them may differ.
 */
function sameRun(original: Record<string, unknown>, translation: Record<string, unknown>): boolean {
  const comparable = ({ skip, noRun, ...rest }: Record<string, unknown>) => ({
    ...rest,
    reasons: [skip, noRun].map((reason) => typeof reason === 'string'),
  });
  return isDeepStrictEqual(comparable(original), comparable(translation));
}

function listProblems(original: Comparable, translation: Comparable, at: Report): Problem[] {
  const lists = [
    ['link', original.links, translation.links],
    ['picture', original.images, translation.images],
    ['directive', original.directives, translation.directives],
  ] as const;
  return lists.flatMap(([what, expected, actual]) => [
    ...surplus(actual, expected).map(({ text, line }) =>
      at(line, `the ${what} "${text}" is not on ${original.sourcePath}.`),
    ),
    ...surplus(expected, actual).map(({ text, line }) =>
      at(undefined, `the ${what} "${text}" of ${original.sourcePath}:${line} is missing.`),
    ),
  ]);
}

/**
 * Returns the items missing from the other list, counting duplicates. Their order may differ,
 * because word order differs between languages.
 */
function surplus(list: readonly Located[], other: readonly Located[]): Located[] {
  const left = new Map<string, number>();
  for (const { text } of other) left.set(text, (left.get(text) ?? 0) + 1);
  return list.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}
