import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Attribute of the element with an island's children. */
export const SLOT = 'data-slot';

/** An island's children, where they are rendered: in the build and in development. */
export function Slot({ children }: { children: ReactNode }) {
  return (
    <div className="island" data-slot="">
      {children}
    </div>
  );
}

/**
 * An island's children in the browser: the nodes of the static HTML, which React keeps as they are. The
 * component may unmount them and show them in another place.
 */
export function StaticSlot({ nodes }: { nodes: readonly Node[] }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (slot.current && !slot.current.hasChildNodes()) slot.current.append(...nodes);
  });
  return (
    <div
      ref={slot}
      className="island"
      data-slot=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
