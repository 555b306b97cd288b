import type { Element, ElementContent, Properties } from 'hast';
import type { Data, RootContent, Text } from 'mdast';

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

/** Adds a class to the element that a Markdown node is rendered as. */
export function addClass(node: { data?: Data | undefined }, name: string): void {
  const properties = node.data?.hProperties ?? {};
  const classes = Array.isArray(properties['className']) ? properties['className'] : [];
  node.data = { ...node.data, hProperties: { ...properties, className: [...classes, name] } };
}

/** Returns an HTML element, for the children of `leafElement`. */
export function html(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

/** Returns an MDX node that is rendered as the component `name`. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[] = [],
): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [...children],
  } as unknown as RootContent;
}

/** Returns a text node, for Markdown and HTML. */
export function text(value: string): Text {
  return { type: 'text', value };
}
