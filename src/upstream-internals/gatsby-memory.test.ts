import { EventEmitter } from 'node:events';
import { collectDuringBuild } from './gatsby-memory';

const own = globalThis.gc;
const usage = process.memoryUsage();

afterEach(() => {
  jest.restoreAllMocks();
  if (own) globalThis.gc = own;
  else delete globalThis.gc;
});

/** How often garbage is collected while a build goes on, with a heap of some MB. */
function collections(megabytes: number): number {
  let collected = 0;
  globalThis.gc = (({ flavor }: { flavor: string }) =>
    void (collected += flavor === 'last-resort' ? 1 : 0)) as unknown as NonNullable<typeof globalThis.gc>;
  jest.spyOn(process, 'memoryUsage').mockReturnValue({ ...usage, heapTotal: megabytes * 1024 * 1024 });
  const emitter = new EventEmitter();
  collectDuringBuild(emitter);
  emitter.emit('CREATE_NODE');
  emitter.emit('HTML_TRACKED_PAGES_CLEANUP');
  return collected;
}

it.each([
  ['a large heap is collected before bundling, and when pages are about to be rendered', 900, 2],
  ['a small one is not', 300, 0],
])('%s', (_, megabytes, expected) => {
  expect(collections(megabytes)).toBe(expected);
});

it('a Node.js that does not offer it goes on', () => {
  jest.spyOn(process, 'memoryUsage').mockReturnValue({ ...usage, heapTotal: 900 * 1024 * 1024 });
  delete globalThis.gc;
  const emitter = new EventEmitter();
  collectDuringBuild(emitter);
  expect(() => emitter.emit('HTML_TRACKED_PAGES_CLEANUP')).not.toThrow();
});
