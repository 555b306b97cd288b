const modal = new WeakSet<Element>();

/** Adds the methods of dialog elements, and the selector of modal ones, which jsdom lacks. */
export function installDialogMethods(): void {
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      this.open = true;
      modal.add(this);
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      modal.delete(this);
    },
    matches(this: HTMLDialogElement, selector: string) {
      return selector === ':modal' ? modal.has(this) : Element.prototype.matches.call(this, selector);
    },
  });
}
