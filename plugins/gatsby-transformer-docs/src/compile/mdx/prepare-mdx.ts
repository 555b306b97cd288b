import type { Root } from 'mdast';
import type { DocHeading, Guide } from '../../../../../src/model/docs/doc';
import { readGithubAlerts } from '../directives/admonitions';
import { takeLeadingTitle } from '../compile-markdown';
import { readComponents } from '../directives/components';
import type { CompileContext } from '../context';
import { restoreUnknownDirectives } from '../directives/directives';
import { identifyHeadings } from '../../../../../packages/guide-files/identify-headings';
import { resolveLinks } from '../links';
import { resolveExpressions } from './mdx-expressions';

/**
 * Prepares an MDX guide's tree before its directives are rendered, for the guide's node and for its
 * page.
 *
 * @returns The guide's headings and components.
 */
export function prepareMdx(
  tree: Root,
  context: CompileContext,
): { headings: DocHeading[]; components: Guide['components'] } {
  resolveExpressions(tree, context);
  restoreUnknownDirectives(tree);
  takeLeadingTitle(tree, context);
  readGithubAlerts(tree, context);
  const headings = identifyHeadings(tree, context);
  resolveLinks(tree, context);
  return { headings, components: readComponents(tree, context) };
}
