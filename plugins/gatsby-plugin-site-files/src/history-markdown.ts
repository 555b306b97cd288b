import type { Translate } from '../../../src/locales/messages';
import type { ReferenceRelease, ReferenceReleaseChange } from '../../../src/model/docs/doc';
import { describeChange } from '../../../src/model/reference/describe-change';
import { BREAKS, diffLines, groupChanges } from '../../../src/model/reference/history';
import { fence, inlineCode } from '../../../src/model/text/markdown-text';

/**
 * Formats releases and their changes as Markdown, after an explanation of what is breaking.
 *
 * @param releases - Newest first.
 * @param packageName - The page's package; null on the page for all packages.
 * @param t - Interface messages.
 * @param addressOf - Returns the URL for a page's Markdown for its slug.
 */
export function releasesMarkdown(
  releases: readonly ReferenceRelease[],
  packageName: string | null,
  t: Translate<'api'>,
  addressOf: (slug: string) => string,
): string {
  const rules = BREAKS.map((grade) => `- **${t(`changes.breaks.${grade}`)}**: ${t(`changes.rule.${grade}`)}`);
  const sections = releases.map(({ importName, version, date, changes }, index) =>
    [
      `## ${packageName === null ? `${importName} ` : ''}${version} (${date})`,
      ...(packageName !== null && changes.length > 0 && index === releases.length - 1
        ? [t('changes.first')]
        : []),
      ...(changes.length === 0 ? [`${t('changes.quiet')}.`] : []),
      ...groupChanges(changes).flatMap(({ change, changes: changesOfKind }) => [
        `### ${t(`changes.${change}`)}`,
        changesOfKind
          .map((entry) => item(entry, t, addressOf))
          .join('\n')
          .trimEnd(),
      ]),
    ].join('\n\n'),
  );
  return [rules.join('\n'), ...sections].join('\n\n');
}

function item(
  change: ReferenceReleaseChange,
  t: Translate<'api'>,
  addressOf: (slug: string) => string,
): string {
  const { label, slug, breaks, successor, declarations } = describeChange(change);
  const code = inlineCode(label);
  const linked = slug === null ? code : `[${code}](${addressOf(slug)})`;
  const grade = breaks === null ? '' : ` (${t(`changes.breaks.${breaks}`)})`;
  if (successor) {
    const { before, after } = successor;
    return `- ${linked}${grade}. ${before}[${inlineCode(successor.label)}](${addressOf(successor.slug)})${after}.`;
  }
  const diff = declarations && fence('diff', diffLines(declarations.from, declarations.to));
  return `- ${linked}${grade}${diff ? `\n\n${diff.replace(/^/gm, '  ')}\n` : ''}`;
}
