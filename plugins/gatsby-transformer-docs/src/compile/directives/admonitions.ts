import type { PhrasingContent, Root, RootContent, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { suggestion } from '../../../../../src/model/text/nearest';
import type { Translate } from '../../../../../src/locales/messages';
import {
  ADMONITIONS,
  admonitionOfGithub,
  GITHUB_ALERTS,
  type Admonition,
} from '../../../../../src/model/docs/vocabulary';
import { report, type CompileContext } from '../context';
import { element, text } from '../element';

/**
 * Renders a callout box. It has the role `note` because landmarks such as `complementary` need unique
 * names, and a page can have many notes.
 *
 * @param label - Title; defaults to the kind's name, such as "Warning".
 */
export function admonition(
  kind: Admonition,
  label: PhrasingContent[] | null,
  children: readonly RootContent[],
  t: Translate<'api' | 'markdown'>,
): RootContent {
  const name = t(`admonition.${kind}`);
  const title = label ?? [text(name)];
  const labelText = label && toString({ type: 'paragraph', children: label });
  return element(
    'aside',
    {
      className: ['admonition', ADMONITIONS[kind].tone],
      role: 'note',
      ariaLabel: labelText ? `${name}: ${labelText}` : name,
    },
    [element('p', { className: ['admonition-title'] }, title as RootContent[]), ...children],
  );
}

/** Converts GitHub alerts (`> [!NOTE]`) to `:::note` directives and reports unknown kinds. */
export function readGithubAlerts(tree: Root, context: CompileContext): void {
  visit(tree, 'blockquote', (node, index, parent: Parents | undefined) => {
    const first = node.children[0];
    const lead = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (parent === undefined || index === undefined || first?.type !== 'paragraph' || lead?.type !== 'text') {
      return undefined;
    }
    const [, alertName, rest = '', end] = /^\[!([^\]\n]+)\](.*)(\n?)/.exec(lead.value) ?? [];
    if (alertName === undefined) return undefined;
    const kind = admonitionOfGithub(alertName);
    if (!kind) {
      const quote = (name: string) => `"[!${name}]"`;
      report(
        context,
        node,
        `unknown alert "[!${alertName}]". Known: ${GITHUB_ALERTS.map((name) => `[!${name}]`).join(', ')}.${suggestion(alertName.toUpperCase(), GITHUB_ALERTS, quote)}`,
      );
      return undefined;
    }
    const next = first.children[1];
    if (rest.trim() !== '' || (end === '' && next && next.type !== 'break'))
      report(
        context,
        node,
        `the text after "[!${alertName}]" is not a title. Move it to the next line. For a title, write ":::${kind}[Title]", and for a box that opens and closes, ":::details[Title]".`,
      );
    lead.value = lead.value.replace(/^\[!\w+\][ \t]*\n?/, '');
    // Two spaces or a backslash at the end of the first line.
    if (lead.value === '' && next?.type === 'break') first.children.splice(1, 1);
    const children =
      first.children.length === 1 && lead.value === '' ? node.children.slice(1) : node.children;
    parent.children[index] = {
      type: 'containerDirective',
      name: kind,
      children,
      position: node.position,
    } as never;
    // Alerts can be nested, so visit the new node next. Skip the old one, which has the same
    // children.
    return [SKIP, index];
  });
}
