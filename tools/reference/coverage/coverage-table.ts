import { textTable } from '../../shared/text-table';
import { defaultLocale } from '../../../src/locales/locales';
import { localeTag } from '../../../src/model/reference/translation-tags';
import type { PackageCoverage } from '../../../src/model/reference/package-coverage';

/** Counts by locale and package. */
export type CoverageByLocale = Readonly<Record<string, Readonly<Record<string, PackageCoverage>>>>;

/** Builds the coverage table, and lists the symbols without a summary. */
export function coverageTable(coverage: CoverageByLocale): { lines: string[]; missing: string[] } {
  const locales = Object.keys(coverage);
  const packages = [...new Set(locales.flatMap((locale) => Object.keys(coverage[locale] ?? {})))].sort();
  const rows = packages.map((name) => [
    name,
    ...locales.flatMap((locale) => cells(coverage[locale]?.[name])),
  ]);
  const total = ['all', ...locales.flatMap((locale) => cells(sum(Object.values(coverage[locale] ?? {}))))];
  const head = [
    'package',
    ...locales.flatMap((locale) => [`symbols ${locale}`, `members ${locale}`, `messages ${locale}`]),
  ];
  return {
    lines: textTable([head, ...rows, total]),
    missing: locales.flatMap((locale) =>
      packages.flatMap((name) =>
        (coverage[locale]?.[name]?.missingSymbols ?? []).map(
          (symbol) => `${name}/${symbol}: ${hint(locale)}`,
        ),
      ),
    ),
  };
}

function hint(locale: string): string {
  return locale === defaultLocale
    ? 'the comment has no summary. Start it with one.'
    : `the comment has no summary in "${locale}". Add it after ${localeTag(locale)}.`;
}

function cells(counts: PackageCoverage | undefined): string[] {
  if (!counts) return ['—', '—', '—'];
  return [
    share(counts.symbols, counts.missingSymbols.length),
    share(counts.members, counts.missingMembers.length),
    share(counts.messages, counts.missingMessages.length),
  ];
}

function share(all: number, missing: number): string {
  const percent = all === 0 ? 100 : Math.floor(((all - missing) / all) * 1000) / 10;
  return `${all - missing}/${all} ${percent.toFixed(1)} %`;
}

function sum(each: readonly PackageCoverage[]): PackageCoverage {
  return {
    symbols: each.reduce((all, { symbols }) => all + symbols, 0),
    members: each.reduce((all, { members }) => all + members, 0),
    missingSymbols: each.flatMap(({ missingSymbols }) => missingSymbols),
    missingMembers: each.flatMap(({ missingMembers }) => missingMembers),
    messages: each.reduce((all, { messages }) => all + messages, 0),
    missingMessages: each.flatMap(({ missingMessages }) => missingMessages),
  };
}
