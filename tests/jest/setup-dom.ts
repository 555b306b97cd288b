import '@testing-library/jest-dom';

Object.assign(globalThis, { ___loader: { enqueue: () => undefined, hovering: () => undefined } });
