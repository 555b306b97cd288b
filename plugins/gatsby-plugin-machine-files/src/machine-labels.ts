import type { Messages } from '../../../src/locales/messages';
import type { PageMarkdownOptions } from './page-markdown';

/** The words of one language that the files contain. */
export type MachineLabels = PageMarkdownOptions['labels'] & { general: string; full: string };

/** Picks the words out of the messages of a language. */
export function machineLabels(common: Messages, feeds: Messages<'feeds'>): MachineLabels {
  return {
    note: common['admonition.note'],
    tip: common['admonition.tip'],
    info: common['admonition.info'],
    warning: common['admonition.warning'],
    danger: common['admonition.danger'],
    details: common['details.summary'],
    package: common['reference.package'],
    general: feeds['llms.general'],
    full: feeds['llms.full'],
  };
}
