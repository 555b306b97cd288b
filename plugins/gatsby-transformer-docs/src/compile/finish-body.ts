import type { Root } from 'mdast';
import { addBreakOpportunities } from './line-breaks/add-break-opportunities';
import type { CompileContext } from './context';
import { linkHeadings } from './headings';
import { markWide } from './mark-wide';
import { addNoBreakSpaces } from './line-breaks/add-no-break-spaces';
import { wrapTables } from './directives/tables';
import { renderTaskLists } from './directives/task-lists';
import { keepNamesUnbroken, keepPunctuation } from './line-breaks/keep-names-unbroken';

/**
 * Runs the last steps for Markdown and MDX: line breaking, tables, task lists, and heading links.
 */
export function finishBody(tree: Root, context: CompileContext): void {
  addBreakOpportunities(tree);
  wrapTables(tree);
  renderTaskLists(tree, context.t);
  markWide(tree);
  addNoBreakSpaces(tree);
  keepNamesUnbroken(tree);
  keepPunctuation(tree);
  linkHeadings(tree, context);
}
