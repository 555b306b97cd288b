type Attributes = Readonly<Record<string, string | boolean | null | undefined>>;

/**
 * Creates an element.
 *
 * @param tag - Element name, such as `div`.
 * @param attributes - `true` adds an empty attribute; false, null, and undefined add none.
 * @param children - Nodes and strings. Strings are added as text, never as markup.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false && value !== null && value !== undefined)
      created.setAttribute(name, value === true ? '' : value);
  created.append(...children);
  return created;
}
