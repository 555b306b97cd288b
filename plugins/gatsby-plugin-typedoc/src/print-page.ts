import type { Translate } from '../../../src/locales/messages';
import { diffLines, isAsOldAs, type NameHistory } from '../../../src/model/reference/history';
import type { ReferencePage } from '../../../src/model/reference/reference-page';
import { fence } from '../../../src/model/text/markdown-text';
import { printContent, type HistoryLines } from '../../shared/print-content';

/**
 * Prints a page's file: its data as front matter, and its content as Markdown. Each front matter value is one
 * line of JSON, so it's valid YAML.
 *
 * @param page - The page.
 * @param t - Texts in the page's language.
 */
export function printPage(page: ReferencePage, t: Translate<'api'>): string {
  const lines = Object.entries(page)
    .filter(([key, value]) => key !== 'file' && value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const { content = [], history = null, members = [] } = page.data;
  const own = historyLines(history, t, null);
  const printed = printContent(content, (id) =>
    historyLines(members.find(({ anchor }) => anchor === id)?.history ?? null, t, history),
  );
  const body = [own.since, ...own.changes, printed].filter(Boolean).join('\n\n');
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/** Formats a history as Markdown: a line with the first release, and the changes. */
function historyLines(
  history: NameHistory | null,
  t: Translate<'api'>,
  owner: NameHistory | null,
): HistoryLines {
  if (!history) return { since: '', changes: [] };
  const notes = [
    ...(isAsOldAs(history, owner) ? [] : [t('reference.since', { version: history.since })]),
    ...(history.deprecatedSince === null
      ? []
      : [t('reference.deprecatedSince', { version: history.deprecatedSince })]),
  ];
  return {
    since: notes.map((note) => `${note}.`).join(' '),
    changes: history.changes.flatMap(({ version, breaks, from, to }) => {
      const grade = breaks ? ` (${t(`changes.breaks.${breaks}`)})` : '';
      return [`${t('reference.changedIn', { version })}${grade}:`, fence('diff', diffLines(from, to))];
    }),
  };
}
