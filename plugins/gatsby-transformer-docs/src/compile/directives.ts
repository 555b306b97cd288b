import type { BlockContent, List, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { didYouMean } from '../did-you-mean';
import { report, type BodyLabels, type CompileContext } from './context';
import { element, leafElement, text } from './element';
import { tabs } from './tabs';

export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'] as const;
export type Admonition = (typeof ADMONITIONS)[number];

type Container = (
  node: ContainerDirective,
  label: PhrasingContent[] | null,
  context: CompileContext,
) => RootContent | null;

const CONTAINERS: Record<string, Container> = {
  ...Object.fromEntries(
    ADMONITIONS.map((kind) => [
      kind,
      ((node, label, context) => admonition(kind, label, node.children, context.labels)) satisfies Container,
    ]),
  ),
  tabs: (node, _label, context) => {
    const panels = node.children.filter((child): child is ContainerDirective => isContainer(child, 'tab'));
    if (panels.length === 0 || panels.length !== node.children.length) {
      report(
        context,
        node,
        `"tabs" holds something else than tabs. Expected only ":::tab[Label]" blocks inside; the outer fence needs one colon more than the inner ones.`,
      );
    }
    return tabs(
      node.attributes?.['group'] ?? null,
      panels.map((panel) => {
        const { label, children } = takeLabel(panel);
        if (label === null) report(context, panel, `this tab has no label. Write ":::tab[Label]".`);
        return { label: label ? toString({ type: 'paragraph', children: label }) : '', children };
      }),
    );
  },
  tab: (node, _label, context) => {
    report(context, node, `"tab" stands outside of "tabs". Put it between "::::tabs" and "::::".`);
    return null;
  },
  steps: (node, _label, context) => {
    if (!node.children.some((child) => child.type === 'list' && child.ordered)) {
      report(context, node, `"steps" has no numbered list. Write the steps as "1. …" inside.`);
    }
    return element('div', { className: ['steps'] }, node.children);
  },
  cards: (node, _label, context) => {
    if (!node.children.every((child) => child.type === 'list')) {
      report(context, node, `"cards" takes one list whose items each begin with a link.`);
    }
    return element('div', { className: ['cards'] }, node.children);
  },
  details: (node, label, context) =>
    element('details', {}, [
      element('summary', {}, (label ?? [text(context.labels.details)]) as RootContent[]),
      ...node.children,
    ]),
  'file-tree': (node, _label, context) => {
    const list = node.children.find((child): child is List => child.type === 'list');
    if (!list)
      report(context, node, `"file-tree" has no list. Write the files as a nested "- name" list inside.`);
    if (list) markFolders(list);
    return element('div', { className: ['file-tree'] }, node.children);
  },
};

const BADGE_TYPES = ['default', 'note', 'tip', 'warning', 'danger'];

/**
 * Replaces `:::name` blocks, `::name` leaves and `:name[…]` words by their elements. An unknown block is an error with the nearest known
 * name; an unknown word without brackets is just text with a colon ("see:below"), and stays so.
 */
export function renderDirectives(tree: Root, context: CompileContext): void {
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    const replaceBy = (replacement: RootContent[]) => {
      parent.children.splice(index, 1, ...(replacement as never[]));
    };
    switch (node.type as string) {
      case 'containerDirective': {
        const directive = node as unknown as ContainerDirective;
        const render = CONTAINERS[directive.name];
        if (!render) {
          reportUnknown(directive, ':::', Object.keys(CONTAINERS), context);
          replaceBy(directive.children);
          return [SKIP, index];
        }
        const { label, children } = takeLabel(directive);
        const rendered = render({ ...directive, children: children as BlockContent[] }, label, context);
        replaceBy(rendered ? [rendered] : []);
        // The new element is visited next, so that directives inside it are found; the old node is not.
        return [SKIP, index];
      }
      case 'leafDirective': {
        const directive = node as unknown as LeafDirective;
        if (directive.name === 'swatch') replaceBy([swatch(directive, context)]);
        else {
          reportUnknown(directive, '::', ['swatch'], context);
          replaceBy([]);
        }
        return [SKIP, index];
      }
      case 'textDirective': {
        const directive = node as unknown as TextDirective;
        if (directive.name === 'badge') replaceBy([badge(directive, context)]);
        else if (directive.name === 'kbd')
          replaceBy([element('kbd', {}, directive.children as RootContent[])]);
        else if (directive.children.length === 0 && Object.keys(directive.attributes ?? {}).length === 0) {
          replaceBy([text(`:${directive.name}`) as RootContent]);
        } else {
          reportUnknown(directive, ':', ['badge', 'kbd'], context);
          replaceBy(directive.children as RootContent[]);
        }
        return [SKIP, index];
      }
      default:
        return undefined;
    }
  });
}

/** GitHub's `> [!NOTE]` quotes become the same boxes as `:::note`. */
export function renderGithubAlerts(tree: Root, context: CompileContext): void {
  const kinds: Record<string, Admonition> = {
    NOTE: 'note',
    TIP: 'tip',
    IMPORTANT: 'info',
    WARNING: 'warning',
    CAUTION: 'danger',
  };
  visit(tree, 'blockquote', (node, index, parent: Parents | undefined) => {
    const first = node.children[0];
    const lead = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (parent === undefined || index === undefined || first?.type !== 'paragraph' || lead?.type !== 'text')
      return undefined;
    const kind = kinds[/^\[!(\w+)\][ \t]*(?:\n|$)/.exec(lead.value)?.[1] ?? ''];
    if (!kind) return undefined;
    lead.value = lead.value.replace(/^\[!\w+\][ \t]*\n?/, '');
    const rest = first.children.length === 1 && lead.value === '' ? node.children.slice(1) : node.children;
    parent.children[index] = admonition(kind, null, rest, context.labels) as never;
    return index + 1;
  });
}

function admonition(
  kind: Admonition,
  label: PhrasingContent[] | null,
  children: readonly RootContent[],
  labels: BodyLabels,
): RootContent {
  const title = label ?? [text(labels[kind])];
  return element(
    'aside',
    {
      className: ['admonition', kind],
      ariaLabel: label
        ? `${labels[kind]}: ${toString({ type: 'paragraph', children: label })}`
        : labels[kind],
    },
    [element('p', { className: ['admonition-title'] }, title as RootContent[]), ...children],
  );
}

function badge(node: TextDirective, context: CompileContext): RootContent {
  const type = node.attributes?.['type'] ?? 'default';
  if (!BADGE_TYPES.includes(type)) {
    const meant = didYouMean(type, BADGE_TYPES);
    report(
      context,
      node,
      `a badge has no type "${type}". Known types: ${BADGE_TYPES.join(', ')}.${meant ? ` Did you mean "${meant}"?` : ''}`,
    );
  }
  return element('span', { className: ['badge', `badge-${type}`] }, node.children as RootContent[]);
}

function swatch(node: LeafDirective, context: CompileContext): RootContent {
  const token = node.attributes?.['token'] ?? '';
  if (!/^--color-[a-z0-9-]+$/.test(token)) {
    report(context, node, `"swatch" needs the name of a color token: ::swatch{token="--color-accent"}.`);
  }
  return element('p', { className: ['swatch'] }, [
    leafElement('span', { className: ['swatch-color', `swatch${token.slice(1)}`], 'aria-hidden': 'true' }),
    { type: 'inlineCode', value: token } as never,
    ...(node.children.length > 0 ? [text(' ') as RootContent, ...(node.children as RootContent[])] : []),
  ]);
}

function reportUnknown(
  node: ContainerDirective | LeafDirective | TextDirective,
  colons: string,
  known: string[],
  context: CompileContext,
): void {
  const meant = didYouMean(node.name, known);
  report(
    context,
    node,
    `there is no directive "${colons}${node.name}". Known: ${known.map((name) => colons + name).join(', ')}.${meant ? ` Did you mean "${colons}${meant}"?` : ''}`,
  );
}

function isContainer(node: RootContent, name: string): boolean {
  return (
    (node.type as string) === 'containerDirective' && (node as unknown as ContainerDirective).name === name
  );
}

function takeLabel(node: ContainerDirective): { label: PhrasingContent[] | null; children: RootContent[] } {
  const [first, ...rest] = node.children as RootContent[];
  if (
    first?.type === 'paragraph' &&
    (first as Paragraph & { data?: { directiveLabel?: boolean } }).data?.directiveLabel
  ) {
    return { label: (first as Paragraph).children, children: rest };
  }
  return { label: null, children: node.children as RootContent[] };
}

function markFolders(list: List): void {
  for (const item of list.children) {
    const inner = item.children.find((child): child is List => child.type === 'list');
    if (!inner) continue;
    item.data = { ...item.data, hProperties: { className: ['folder'] } } as never;
    markFolders(inner);
  }
}
