import { sourceDigest } from '../../../packages/guide-files/source-digest';
import { translationState, type TranslationState } from '../../../packages/guide-files/translation-state';
import { textTable } from '../../shared/text-table';
import type { ParsedGuide } from '../../../packages/guide-files/read-guide';

/** A page's translation status. */
interface PageStatus {
  relativePath: string;
  state: TranslationState;
}

/** Compares each original with the digest stored in its translation. */
export function pageStatuses(
  originals: readonly ParsedGuide[],
  translations: readonly ParsedGuide[],
): PageStatus[] {
  const byPath = new Map(translations.map((guide) => [guide.relativePath, guide]));
  return originals.map(({ relativePath, source }) => ({
    relativePath,
    state: translationState(sourceDigest(source), byPath.get(relativePath)?.frontMatter),
  }));
}

/** Returns a page's section: its library, otherwise its first folder, otherwise the root. */
export function sectionOf(relativePath: string): string {
  const folders = relativePath.split('/').slice(0, -1);
  return folders.length === 0 ? '/' : folders.slice(0, folders[0] === 'libraries' ? 2 : 1).join('/');
}

/** Formats the pages by section and state as a text table. */
export function driftTable(states: readonly PageStatus[]): string {
  const columns: TranslationState[] = ['current', 'outdated', 'unstamped', 'missing'];
  const sections = [...new Set(states.map(({ relativePath }) => sectionOf(relativePath)))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
  const row = (name: string, of: readonly PageStatus[]) => [
    name,
    String(of.length),
    ...columns.map((column) => String(of.filter(({ state }) => state === column).length)),
  ];
  return textTable([
    ['section', 'pages', ...columns],
    ...sections.map((section) =>
      row(
        section,
        states.filter(({ relativePath }) => sectionOf(relativePath) === section),
      ),
    ),
    row('all', states),
  ]).join('\n');
}
