import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { ADMONITIONS, type Admonition } from '../../../../../src/model/docs/vocabulary';
import { admonition } from './admonitions';
import { report, type CompileContext } from '../context';
import { element, text } from '../element';
import { tabs } from './tabs';

type Container = (
  node: ContainerDirective,
  label: PhrasingContent[] | null,
  context: CompileContext,
) => RootContent | null;

/** Renders each `:::name` block and checks its content. */
export const CONTAINER_DIRECTIVES: Readonly<Record<string, Container>> = {
  ...Object.fromEntries(
    (Object.keys(ADMONITIONS) as Admonition[]).map((kind) => [
      kind,
      ((node, label, context) => admonition(kind, label, node.children, context.t)) satisfies Container,
    ]),
  ),
  tabs: (node, _label, context) => {
    const panels = node.children.filter((child): child is ContainerDirective => isContainer(child, 'tab'));
    // A stray `:::` ends a tab too early. It has been reported already, so don't report the tabs as
    // well.
    const hasLeftovers = node.children.some(
      (child) => child.type === 'paragraph' && /^:{3,}$/m.test(toString(child)),
    );
    if (panels.length === 0 || (panels.length !== node.children.length && !hasLeftovers)) {
      report(
        context,
        node,
        `"tabs" contains something other than tabs. Expected only ":::tab[Label]" blocks inside; the outer fence needs one more colon than the inner ones.`,
      );
    }
    const labels = new Set<string>();
    return tabs(
      node.attributes?.['group'] ?? null,
      panels.map((panel) => {
        const { label, children } = takeLabel(panel);
        if (label === null) report(context, panel, `this tab has no label. Write ":::tab[Label]".`);
        visit({ type: 'paragraph', children: label ?? [] }, ['link', 'image', 'footnoteReference'], () =>
          report(
            context,
            panel,
            'the label of a tab is plain text. Move links, images, and footnotes into the tab.',
          ),
        );
        const written = label ? toString({ type: 'paragraph', children: label }).trim() : '';
        if (written !== '' && labels.has(written))
          report(context, panel, `two tabs of this group have the label "${written}". Rename one of them.`);
        labels.add(written);
        return { label: written, children };
      }),
      context,
    );
  },
  tab: (node, _label, context) => {
    report(
      context,
      node,
      `"tab" is outside "tabs". Put it between "::::tabs" and "::::", and give the outer fence one more colon.`,
    );
    return null;
  },
  steps: (node, _label, context) => {
    if (!node.children.some((child) => child.type === 'list' && child.ordered)) {
      report(context, node, `"steps" has no numbered list. Write the steps as "1. …" inside.`);
    }
    return element('div', { className: ['steps'] }, node.children);
  },
  cards: (node, _label, context) => {
    const items = node.children.flatMap((child) => (child.type === 'list' ? child.children : [null]));
    const eachBeginsWithLink = items.every((item) => {
      const first = item?.children[0];
      return first?.type === 'paragraph' && first.children[0]?.type === 'link';
    });
    if (items.length === 0 || !eachBeginsWithLink) {
      report(
        context,
        node,
        `"cards" takes one list whose items each begin with a link: "- [Title](./page.md) What is there."`,
      );
    }
    return element('div', { className: ['cards'] }, node.children);
  },
  details: (node, label, context) =>
    element('details', 'open' in (node.attributes ?? {}) ? { open: true } : {}, [
      element('summary', {}, (label ?? [text(context.t('details.summary'))]) as RootContent[]),
      ...node.children,
    ]),
  'file-tree': (node, _label, context) => {
    if (!node.children.some((child) => child.type === 'list')) {
      report(context, node, `"file-tree" has no list. Write the files as a nested "- name" list inside.`);
    }
    // A class instead of `:has(> ul)`, which would restyle all code on a page whenever it changes.
    visit(node, 'listItem', (item) => {
      if (item.children.some(({ type }) => type === 'list'))
        item.data = { hProperties: { className: ['folder'] } };
    });
    return element('div', { className: ['file-tree'] }, node.children);
  },
};

/** Separates a block's `[label]` from its content. */
export function takeLabel(node: ContainerDirective): {
  label: PhrasingContent[] | null;
  children: RootContent[];
} {
  const [first, ...rest] = node.children as RootContent[];
  if (
    first?.type === 'paragraph' &&
    (first as Paragraph & { data?: { directiveLabel?: boolean } }).data?.directiveLabel
  ) {
    return { label: (first as Paragraph).children, children: rest };
  }
  return { label: null, children: node.children as RootContent[] };
}

function isContainer(node: RootContent, name: string): boolean {
  return (
    (node.type as string) === 'containerDirective' && (node as unknown as ContainerDirective).name === name
  );
}
