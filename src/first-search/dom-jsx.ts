type Child = Node | string | number | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>> & { children?: Child };

/**
 * Creates DOM elements from JSX. The bundler uses this module in place of React, so that the first
 * search can show the app's components without loading React. Components must not use hooks.
 *
 * @param type - Element name or component.
 * @param props - As for React. Handlers such as `onMouseMove` become event listeners.
 */
export function jsx(type: string | ((props: Props) => Child), props: Props): Child {
  if (typeof type === 'function') return type(props);
  const { children, ...attributes } = props;
  const created = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    const isAria = name.startsWith('aria-');
    if (typeof value === 'function')
      created.addEventListener(name.slice(2).toLowerCase(), value as EventListener);
    else if (value !== undefined && value !== null && (value !== false || isAria))
      created.setAttribute(
        name === 'className' ? 'class' : name,
        value === true && !isAria ? '' : String(value as string | number | boolean),
      );
  }
  created.append(...nodesOf(children));
  return created;
}

export { jsx as jsxs };

/** Groups children without an element. */
export const Fragment = ({ children }: Props): Child => children;

/** Returns the nodes and texts in the result of a component. */
export function nodesOf(child: Child): (Node | string)[] {
  if (Array.isArray(child)) return (child as readonly Child[]).flatMap(nodesOf);
  if (child === null || child === undefined || typeof child === 'boolean') return [];
  return [child instanceof Node ? child : String(child as string | number)];
}
