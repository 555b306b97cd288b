import { defaultLocale, localeCodes, locales } from '../../locales/locales';
import { byPackageLabel, packageLabel } from '../../model/docs/addresses';
import type { MarkdownInput } from '../../model/docs/mdx-components';
import { table } from '../../model/text/markdown-text';

/**
 * Lists the pages whose translation isn't current, by language, in the order of their paths, and counts
 * the doc comments in each language, of the packages in which some are missing. `reviewed` is the number
 * of pages that were compared with the current original.
 */
export function translationStates({ guides, coverage }: Queries.MdxDataQuery) {
  const originals = guides.nodes.filter(({ locale, draft }) => locale === defaultLocale && !draft);
  const counts = localeCodes.map(
    (code) => coverage.nodes.find(({ locale }) => locale === code)?.packages ?? [],
  );
  return {
    languages: locales
      .filter(({ code }) => code !== defaultLocale)
      .map(({ code, name }) => {
        const open = originals.flatMap(({ title, slug, translations }) =>
          translations
            .filter(({ locale, state }) => locale === code && state !== 'current')
            .map(({ state, since, sentences }) => ({
              ...{ title, slug, since, sentences },
              state: state as 'outdated' | 'unstamped' | 'missing',
            })),
        );
        return { name, pages: originals.length, reviewed: originals.length - open.length, open };
      }),
    packageCount: counts[0]?.length ?? 0,
    incomplete: [...(counts[0] ?? [])]
      .sort((a, b) => byPackageLabel(a.name, b.name))
      .map(({ name, comments }) => ({
        name: packageLabel(name),
        comments,
        documented: counts.map((packages) => packages.find((each) => each.name === name)?.documented ?? 0),
      }))
      .filter(({ comments, documented }) => documented.some((number) => number < comments)),
  };
}

export function printTranslationStates({ data, t, link }: MarkdownInput): string {
  const { languages, packageCount, incomplete } = translationStates(data);
  return [
    ...languages.flatMap(({ name, pages, reviewed, open }) => [
      t('translation.summary', { language: name, reviewed, pages }),
      ...(open.length > 0
        ? [
            table(
              (['page', 'state', 'since', 'sentences'] as const).map((key) => t(`translation.${key}`)),
              open.map(({ state, since, sentences, ...page }) => [
                link(page),
                t(`translation.${state}`),
                since ?? '',
                String(sentences ?? ''),
              ]),
            ),
          ]
        : []),
    ]),
    ...(incomplete.length === 0
      ? [t('translation.comments.complete', { count: packageCount })]
      : [
          t('translation.comments'),
          table(
            [t('translation.package'), ...locales.map(({ name }) => name)],
            incomplete.map(({ name, comments, documented }) => [
              name,
              ...documented.map((number) => t('translation.documented', { documented: number, comments })),
            ]),
          ),
        ]),
  ].join('\n\n');
}
