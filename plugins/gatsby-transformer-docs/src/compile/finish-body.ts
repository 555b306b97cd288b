import type { Root } from 'mdast';
import { addBreakOpportunities } from './code/breakable-code';
import type { CompileContext } from './context';
import { linkHeadings } from './headings';
import { addNoBreakSpaces } from './add-no-break-spaces';
import { wrapTables } from './directives/tables';
import { renderTaskLists } from './directives/task-lists';
import { keepNamesUnbroken, keepPunctuation } from './code/unbroken-names';

/**
 * Runs the last steps for Markdown and MDX: line breaking, tables, task lists, and heading links.
 */
export function finishBody(tree: Root, context: CompileContext): void {
  addBreakOpportunities(tree);
  wrapTables(tree);
  renderTaskLists(tree, context.labels);
  addNoBreakSpaces(tree);
  keepNamesUnbroken(tree);
  keepPunctuation(tree);
  linkHeadings(tree, context);
}
