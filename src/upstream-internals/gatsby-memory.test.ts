import { EventEmitter } from 'node:events';
import { collectBeforeRendering } from './gatsby-memory';

const own = globalThis.gc;
afterEach(() => {
  if (own) globalThis.gc = own;
  else delete globalThis.gc;
});

it('garbage is collected once, when pages are about to be rendered', () => {
  let collected = 0;
  globalThis.gc = (() => void collected++) as unknown as NonNullable<typeof globalThis.gc>;
  const emitter = new EventEmitter();
  collectBeforeRendering(emitter);
  emitter.emit('CREATE_NODE');
  emitter.emit('HTML_TRACKED_PAGES_CLEANUP');
  expect(collected).toBe(1);
});

it('a Node.js that does not offer it goes on', () => {
  delete globalThis.gc;
  const emitter = new EventEmitter();
  collectBeforeRendering(emitter);
  expect(() => emitter.emit('HTML_TRACKED_PAGES_CLEANUP')).not.toThrow();
});
