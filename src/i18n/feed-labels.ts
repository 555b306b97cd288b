import type { Messages } from '../locales/messages';

/** The words that stand in the Markdown twins and in llms.txt, out of the messages of one language. */
export function feedLabels(all: Messages, own: Messages<'feeds'>) {
  return {
    note: all['admonition.note'],
    tip: all['admonition.tip'],
    info: all['admonition.info'],
    warning: all['admonition.warning'],
    danger: all['admonition.danger'],
    details: all['details.summary'],
    package: all['reference.package'],
    general: own['llms.general'],
    full: own['llms.full'],
  };
}
