import type { Messages } from '../../../src/locales/messages';
import { COLOR_TEXTS } from './color-table';
import { HOME_TEXTS, type HomeOptions } from './home-markdown';
import { HISTORY_TEXTS, type HistoryTexts } from './history-markdown';
import type { PageMarkdownOptions } from './page-markdown';

/** Texts of one language for the output files. */
export type OutputLabels = PageMarkdownOptions['labels'] & {
  colors: Pick<Messages, (typeof COLOR_TEXTS)[number]>;
  home: HomeOptions['texts'];
  general: string;
  full: string;
  symbols: string;
  language: string;
};

/** Selects the texts for the output files from a language's messages. */
export function readOutputLabels(common: Messages, feeds: Messages<'feeds'>): OutputLabels {
  return {
    package: common['reference.package'],
    allChanges: common['changes.link.all'],
    usedIn: common['reference.usedIn'],
    definedIn: common['reference.definedIn'],
    colors: Object.fromEntries(COLOR_TEXTS.map((key) => [key, common[key]])) as OutputLabels['colors'],
    history: Object.fromEntries(HISTORY_TEXTS.map((key) => [key, common[key]])) as HistoryTexts,
    home: Object.fromEntries(HOME_TEXTS.map((key) => [key, common[key]])) as HomeOptions['texts'],
    general: feeds['llms.general'],
    full: feeds['llms.full'],
    symbols: feeds['llms.symbols'],
    language: feeds['llms.language'],
  };
}
