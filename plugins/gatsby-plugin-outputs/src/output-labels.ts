import type { Messages } from '../../../src/locales/messages';
import { HISTORY_TEXTS, type HistoryTexts } from './history-markdown';
import type { PageMarkdownOptions } from './page-markdown';

/** The words of one language that the files contain. */
export type OutputLabels = PageMarkdownOptions['labels'] & { general: string; full: string };

/** Picks the words out of the messages of a language. */
export function readOutputLabels(common: Messages, feeds: Messages<'feeds'>): OutputLabels {
  return {
    package: common['reference.package'],
    history: Object.fromEntries(HISTORY_TEXTS.map((key) => [key, common[key]])) as HistoryTexts,
    general: feeds['llms.general'],
    full: feeds['llms.full'],
  };
}
