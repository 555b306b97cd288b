/**
 * Listens on the document for an event at elements of a selector, those that come later included: pages of the app replace each other,
 * and the listener stays.
 *
 * @param run - Gets the element and the event.
 */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  run: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
  options: AddEventListenerOptions = {},
): void {
  document.addEventListener(
    type,
    (event) => {
      const found = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      if (found) run(found, event);
    },
    options,
  );
}
