import '@testing-library/jest-dom';

Object.assign(globalThis, { ___loader: { enqueue: () => undefined, hovering: () => undefined } });

// jsdom has no media queries.
if (typeof window !== 'undefined')
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
