/**
 * Listens for an event on all elements that match a selector, including elements that are added
 * later. The listener is on the document, so it stays when the app shows another page.
 *
 * @param type - Event name.
 * @param selector - CSS selector for the elements.
 * @param run - Receives the matching element and the event.
 * @param options - Options of `addEventListener`.
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
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      if (element) run(element, event);
    },
    options,
  );
}
