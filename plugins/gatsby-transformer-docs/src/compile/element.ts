import type { ElementContent, Properties } from 'hast';
import type { PhrasingContent, RootContent } from 'mdast';

/** A Markdown node that becomes the HTML element `tag`: what the vocabulary is made of. */
export function element(tag: string, properties: Properties, children: readonly RootContent[]): RootContent {
  return {
    type: 'docsElement',
    data: { hName: tag, hProperties: properties },
    children: [...children],
  } as unknown as RootContent;
}

/** A Markdown node with ready HTML children, for leaves that have no Markdown in them. */
export function leafElement(
  tag: string,
  properties: Properties,
  children: ElementContent[] = [],
): RootContent {
  return {
    type: 'docsElement',
    data: { hName: tag, hProperties: properties, hChildren: children },
    children: [],
  } as unknown as RootContent;
}

/** A text node. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
