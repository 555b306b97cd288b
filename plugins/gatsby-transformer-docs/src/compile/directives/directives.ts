import type { BlockContent, Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { suggestion } from '../../../../../src/model/text/nearest';
import { CONTAINER_DIRECTIVES, takeLabel } from './containers';
import { isAdmonition } from '../../../../../src/model/docs/vocabulary';
import { report, type CompileContext } from '../context';
import { text } from '../element';
import { LEAF_DIRECTIVES, TEXT_DIRECTIVES } from './inline-directives';

/** The attributes of each directive that has any. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  tabs: ['group'],
  details: ['open'],
  badge: ['type'],
  'color-swatch': ['token'],
};
const UNLABELED: readonly string[] = ['tabs', 'steps', 'cards', 'file-tree'];

/**
 * Replaces `:::name`, `::name`, and `:name[…]` directives with their elements. Reports unknown
 * directives and suggests a similar one.
 */
export function renderDirectives(tree: Root, context: CompileContext): void {
  visit(tree, (node) => {
    const directive = node as unknown as ContainerDirective | LeafDirective | TextDirective;
    const known = {
      containerDirective: CONTAINER_DIRECTIVES,
      leafDirective: LEAF_DIRECTIVES,
      textDirective: TEXT_DIRECTIVES,
    }[directive.type];
    if (known && ownEntry<unknown>(known, directive.name)) reportUnshown(directive, context);
  });
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    const replaceBy = (replacement: RootContent[]): [typeof SKIP, number] => {
      parent.children.splice(index, 1, ...(replacement as never[]));
      // Visit the new element next because it can contain directives, and skip the old node.
      return [SKIP, index];
    };
    switch (node.type as string) {
      case 'containerDirective':
        return replaceBy(renderContainer(node as unknown as ContainerDirective, context));
      case 'leafDirective': {
        const directive = node as unknown as LeafDirective;
        const render = ownEntry(LEAF_DIRECTIVES, directive.name);
        if (render) return replaceBy([render(directive, context)]);
        reportUnknown(directive, '::', LEAF_DIRECTIVES, context);
        return replaceBy([]);
      }
      case 'textDirective':
        return replaceBy(renderWord(node as unknown as TextDirective, context));
      default:
        return undefined;
    }
  });
}

function renderContainer(directive: ContainerDirective, context: CompileContext): RootContent[] {
  const render = ownEntry(CONTAINER_DIRECTIVES, directive.name);
  if (!render) {
    reportUnknown(directive, ':::', CONTAINER_DIRECTIVES, context);
    return directive.children;
  }
  const { label, children } = takeLabel(directive);
  const rendered = render({ ...directive, children: children as BlockContent[] }, label, context);
  return rendered ? [rendered] : [];
}

/**
 * Converts a word after a colon, as in "see:below", back to text if it isn't a directive. Call this
 * before reading heading text.
 */
export function restoreUnknownDirectives(tree: Root): void {
  visit(tree, (node, index, parent: Parents | undefined) => {
    if ((node.type as string) !== 'textDirective' || parent === undefined || index === undefined) return;
    const { name, position } = node as unknown as TextDirective;
    const isBare = (position?.end.offset ?? 0) - (position?.start.offset ?? 0) === name.length + 1;
    if (ownEntry(TEXT_DIRECTIVES, name) || !isBare) return;
    parent.children[index] = text(`:${name}`) as never;
  });
}

function renderWord(directive: TextDirective, context: CompileContext): RootContent[] {
  const render = ownEntry(TEXT_DIRECTIVES, directive.name);
  if (render) return [render(directive, context)];
  reportUnknown(directive, ':', TEXT_DIRECTIVES, context);
  return directive.children as RootContent[];
}

/** Reports unclosed blocks. Call this before `renderDirectives`. */
export function reportUnclosedDirectives(tree: Root, body: string, context: CompileContext): void {
  const lines = body.split('\n');
  const colonsOn = (line: number | undefined) =>
    /^[\s>]*(?:(?:\d+\.|[-*+])\s*)?(:{3,})/.exec(lines[(line ?? 0) - 1] ?? '')?.[1];
  visit(tree, (node) => {
    if ((node.type as string) === 'containerDirective') {
      const { name } = node as unknown as ContainerDirective;
      const opening = colonsOn(node.position?.start.line);
      const last = lines[(node.position?.end.line ?? 0) - 1] ?? '';
      if (!/^[\s>]*:{3,}\s*$/.test(last) || colonsOn(node.position?.end.line) !== opening) {
        report(
          context,
          node,
          `the block "${opening ?? ':::'}${name}" is not closed. End it with a line of the same number of colons.`,
        );
      }
    }
  });
}

/** Reports attributes and labels that wouldn't be shown, and empty labels. */
function reportUnshown(
  node: ContainerDirective | LeafDirective | TextDirective,
  context: CompileContext,
): void {
  const { name } = node;
  const known = ATTRIBUTES[name] ?? [];
  for (const attribute of Object.keys(node.attributes ?? {}).filter((key) => !known.includes(key)))
    report(
      context,
      node,
      `"${name}" has no attribute "${attribute}". ${known.length > 0 ? `Known: ${known.join(', ')}.` : 'Remove it; a title is written in brackets.'}`,
    );
  if (name === 'details' && node.attributes?.['open'])
    report(
      context,
      node,
      '"open" has no value. Write ":::details[Title]{open}", or delete it for a closed block.',
    );
  if (name === 'tabs' && node.attributes?.['group']?.trim() === '')
    report(context, node, 'the group has no name. Write "::::tabs{group="name"}", or delete it.');
  if (node.type === 'leafDirective') return;
  if (node.type === 'containerDirective') reportEmpty(node, context);
  const label = node.type === 'textDirective' ? node.children : takeLabel(node).label;
  const isEmpty = label !== null && toString({ type: 'paragraph', children: label }).trim() === '';
  if (node.type === 'textDirective' && isEmpty)
    report(context, node, `this ${name} is empty. Write ":${name}[text]".`);
  else if (isEmpty)
    report(context, node, `the brackets after "${name}" are empty. Write a title, or remove them.`);
  else if (label && UNLABELED.includes(name))
    report(context, node, `"${name}" has no title. Move the text in brackets above the block.`);
}

/** Reports a callout box without text, such as an alert with an empty line after its kind. */
function reportEmpty(node: ContainerDirective, context: CompileContext): void {
  const { label, children } = takeLabel(node);
  if (children.length > 0 || UNLABELED.includes(node.name)) return;
  if (label !== null && isAdmonition(node.name)) return;
  report(context, node, `the block "${node.name}" is empty. Write its text inside, or delete it.`);
}

function ownEntry<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function reportUnknown(
  node: ContainerDirective | LeafDirective | TextDirective,
  colons: string,
  record: Readonly<Record<string, unknown>>,
  context: CompileContext,
): void {
  const known = Object.keys(record);
  const meant = suggestion(node.name, known, (name) => `"${colons}${name}"`);
  const advice = ['video', 'iframe', 'youtube', 'embed'].includes(node.name)
    ? ' No page loads anything from another host: link to the video instead.'
    : colons === ':' && meant === ''
      ? ' In other text, write "\\:" for the colon, or use backticks.'
      : meant;
  report(
    context,
    node,
    `unknown directive "${colons}${node.name}". Known: ${known.map((name) => colons + name).join(', ')}.${advice}`,
  );
}
