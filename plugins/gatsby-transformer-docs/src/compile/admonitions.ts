import type { PhrasingContent, Root, RootContent, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from './visit';
import { didYouMean } from '../../../../src/model/nearest';
import type { Messages } from '../../../../src/locales/messages';
import {
  ADMONITIONS,
  admonitionOfGithub,
  GITHUB_ALERTS,
  type Admonition,
} from '../../../../src/model/vocabulary';
import { report, type CompileContext } from './context';
import { element, text } from './element';

/**
 * A box beside the flow of the text. A note, not a landmark: a page may have many of one name.
 *
 * @param label - Title of its own; without one, the name of the kind is the title.
 */
export function admonition(
  kind: Admonition,
  label: PhrasingContent[] | null,
  children: readonly RootContent[],
  labels: Messages,
): RootContent {
  const name = labels[`admonition.${kind}`];
  const title = label ?? [text(name)];
  const own = label && toString({ type: 'paragraph', children: label });
  return element(
    'aside',
    {
      className: ['admonition', ADMONITIONS[kind].tone],
      role: 'note',
      ariaLabel: own ? `${name}: ${own}` : name,
    },
    [element('p', { className: ['admonition-title'] }, title as RootContent[]), ...children],
  );
}

/** GitHub's `> [!NOTE]` quotes become `:::note` blocks; an unknown kind is reported. */
export function readGithubAlerts(tree: Root, context: CompileContext): void {
  visit(tree, 'blockquote', (node, index, parent: Parents | undefined) => {
    const first = node.children[0];
    const lead = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (parent === undefined || index === undefined || first?.type !== 'paragraph' || lead?.type !== 'text') {
      return undefined;
    }
    const written = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(lead.value)?.[1];
    if (written === undefined) return undefined;
    const kind = admonitionOfGithub(written);
    if (!kind) {
      const meant = didYouMean(written.toUpperCase(), GITHUB_ALERTS);
      report(
        context,
        node,
        `unknown alert "[!${written}]". Known: ${GITHUB_ALERTS.map((name) => `[!${name}]`).join(', ')}.${meant ? ` Did you mean "[!${meant}]"?` : ''}`,
      );
      return undefined;
    }
    lead.value = lead.value.replace(/^\[!\w+\][ \t]*\n?/, '');
    const rest = first.children.length === 1 && lead.value === '' ? node.children.slice(1) : node.children;
    parent.children[index] = { type: 'containerDirective', name: kind, children: rest } as never;
    return index;
  });
}
