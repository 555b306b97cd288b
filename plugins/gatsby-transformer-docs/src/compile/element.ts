import type { ElementContent, Properties } from 'hast';
import type { PhrasingContent, RootContent } from 'mdast';

/** Returns a Markdown node that is rendered as the HTML element `tag`. */
export function element(tag: string, properties: Properties, children: readonly RootContent[]): RootContent {
  return {
    type: 'docsElement',
    data: { hName: tag, hProperties: properties },
    children: [...children],
  } as unknown as RootContent;
}

/** Returns a Markdown node that is rendered as the HTML element `tag`, with HTML children. */
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

/** Returns a Markdown text node. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
