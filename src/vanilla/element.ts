type Attributes = Readonly<Record<string, string | boolean | null | undefined>>;

/**
 * Creates an element.
 *
 * @param attributes - `true` writes an empty attribute; false, null and undefined write none.
 * @param children - Strings become text, never markup.
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
