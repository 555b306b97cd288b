import type { Messages } from '../../../src/locales/messages';
import { HISTORY_TEXTS, type HistoryWords } from './history-markdown';
import type { PageMarkdownOptions } from './page-markdown';

/** The words of one language that the files contain. */
export type MachineLabels = PageMarkdownOptions['labels'] & { general: string; full: string };

/** Picks the words out of the messages of a language. */
export function machineLabels(common: Messages, feeds: Messages<'feeds'>): MachineLabels {
  return {
    package: common['reference.package'],
    history: Object.fromEntries(HISTORY_TEXTS.map((key) => [key, common[key]])) as HistoryWords,
    general: feeds['llms.general'],
    full: feeds['llms.full'],
  };
}
