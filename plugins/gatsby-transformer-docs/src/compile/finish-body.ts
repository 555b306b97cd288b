import type { Root } from 'mdast';
import { addBreakOpportunities } from './breakable-code';
import type { CompileContext } from './context';
import { linkHeadings } from './headings';
import { addWordJoiners } from './add-word-joiners';
import { wrapTables } from './tables';
import { renderTaskLists } from './task-lists';
import { addNoBreak } from './unbroken-names';

/** The last steps of every body, Markdown or MDX: how its lines break, and what headings, tables and task lists show beside their text. */
export function finishBody(tree: Root, context: CompileContext): void {
  addBreakOpportunities(tree);
  wrapTables(tree);
  renderTaskLists(tree, context.labels);
  addWordJoiners(tree);
  addNoBreak(tree);
  linkHeadings(tree, context);
}
