import type { Root } from 'mdast';
import { breakLongNames } from './breakable-code';
import type { CompileContext } from './context';
import { linkHeadings } from './headings';
import { holdWords } from './hold-words';
import { wrapTables } from './tables';
import { renderTaskLists } from './task-lists';
import { keepNamesUnbroken } from './unbroken-names';

/** The last steps of every body, Markdown or MDX: how its lines break, and what headings, tables and task lists show beside their text. */
export function finishBody(tree: Root, context: CompileContext): void {
  breakLongNames(tree);
  wrapTables(tree);
  renderTaskLists(tree, context.labels);
  holdWords(tree);
  keepNamesUnbroken(tree);
  linkHeadings(tree, context);
}
