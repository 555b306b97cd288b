type Child = Node | string | number | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>> & { children?: Child };

/**
 * Creates DOM elements from JSX. The bundler uses this module in place of React, so that the search
 * dialog can show components without loading React. Components must not use hooks, and can handle
 * clicks and mouse moves only.
 *
 * @param type - Element name or component.
 * @param props - As for React.
 */
export function jsx(type: string | ((props: Props) => Child), props: Props): Child {
  if (typeof type === 'function') return type(props);
  const { children, ...attributes } = props;
  const created = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    const isAria = name.startsWith('aria-');
    if (typeof value === 'function') Object.assign(created, { [name.toLowerCase()]: value });
    else if (value !== undefined && value !== null && (value !== false || isAria))
      created.setAttribute(
        name === 'className' ? 'class' : name,
        value === true && !isAria ? '' : String(value as string | number | boolean),
      );
  }
  if (children !== undefined) created.append(...nodesOf(children));
  return created;
}

export { jsx as jsxs };

/** Groups children without an element. */
export const Fragment = ({ children }: Props): Child => children;

/** Shows JSX in an element. Later calls keep the nodes that are still there, with their focus. */
export function createRoot(root: Element) {
  return {
    render: (child: Child) => patch(root, nodesOf(child)),
    unmount: () => root.replaceChildren(),
  };
}

/** Replaces React's `flushSync`. This module never delays rendering, so the function is just called. */
export const flushSync = (run: () => void): void => run();

/** Returns the nodes in the result of a component. What isn't shown has an empty text node. */
function nodesOf(child: Child): Node[] {
  if (Array.isArray(child)) return (child as readonly Child[]).flatMap(nodesOf);
  if (child instanceof Node) return [child];
  const isShown = typeof child === 'string' || typeof child === 'number';
  return [document.createTextNode(isShown ? String(child) : '')];
}

function patch(parent: Node, next: readonly Node[]): void {
  const shown = [...parent.childNodes];
  next.forEach((node, at) => {
    const old = shown[at];
    if (!old) parent.appendChild(node);
    else if (old.nodeName !== node.nodeName) old.replaceWith(node);
    else if (old instanceof HTMLElement && node instanceof HTMLElement) patchElement(old, node);
    else if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue;
  });
  for (const old of shown.slice(next.length)) old.remove();
}

function patchElement(old: HTMLElement, next: HTMLElement): void {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  old.onclick = next.onclick;
  old.onmousemove = next.onmousemove;
  patch(old, [...next.childNodes]);
}
