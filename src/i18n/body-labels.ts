import type messages from '../locales/en/common.json';

/** The words that the Markdown pipeline puts into bodies, out of the messages of one language. */
export function bodyLabels(all: typeof messages) {
  return {
    directLink: all['heading.link.title'],
    note: all['admonition.note'],
    tip: all['admonition.tip'],
    info: all['admonition.info'],
    warning: all['admonition.warning'],
    danger: all['admonition.danger'],
    details: all['details.summary'],
    taskDone: all['task.done'],
    taskOpen: all['task.open'],
    footnotes: all['footnotes.title'],
    footnoteBack: all['footnotes.back'],
  };
}
