import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GuideNode } from './add-docs';
import { sampleKey, type SampleTypesFile } from '../../../packages/samples/sample-types';
import { onCreateNode, onPostBootstrap, onPreBootstrap, sourceNodes } from '../gatsby-node';
import { errorIn } from '../../../src/model/text/problem';
import { sampleTypesAreCurrent, sampleTypesFile } from '../../../packages/samples/find-changes';
import { reportFirstUpdate } from '../../../packages/samples/sample-types-process';
import type { SamplesUpdate } from '../../../packages/samples/update-sample-types';

let answer: (update: SamplesUpdate) => void;

jest.mock('../../../packages/samples/find-changes', () => ({
  ...jest.requireActual<object>('../../../packages/samples/find-changes'),
  sampleTypesAreCurrent: jest.fn(() => true),
}));
jest.mock('gatsby-plugin-sharp', () => ({ generateImageData: jest.fn() }));
jest.mock('../../../packages/samples/sample-types-process', () => ({
  createSampleTypesProcess: () => ({
    update: () => new Promise((resolve) => (answer = resolve)),
    stop: () => undefined,
  }),
  reportFirstUpdate: jest.fn(() => []),
}));

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'edited-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const options = {
  guidesFolder: 'content',
  siteUrl: 'https://docs.example',
  symbolFiles: { en: 'symbols.json' },
  colorTokens: [],
  referenceSources: {
    toolkitDir: 'toolkit',
    history: 'toolkit/history',
    errors: 'toolkit/errors.json',
    configuration: 'toolkit/configuration.json',
  },
  checksSamples: true,
};
const code = 'const edited = 1;';
const file = {
  id: 'file',
  sourceInstanceName: 'content',
  relativePath: 'en/store.md',
  absolutePath: path.join(root, 'content/en/store.md'),
  extension: 'md',
  internal: { type: 'File' },
};
const known: SampleTypesFile = {
  descriptions: [['const edited: 1', '']],
  samples: { [sampleKey('store', code)]: { names: [[0, 6, 6, null, 0]], notes: {} } },
};

/**
 * Creates Gatsby actions, with the list of guides that they create and a promise that resolves with the
 * first one.
 */
function actions() {
  const made: object[] = [];
  let resolveFirst: (guide: object) => void;
  const first = new Promise<object>((resolve) => (resolveFirst = resolve));
  const createNode = (guide: object) => {
    made.push(guide);
    resolveFirst(guide);
  };
  return { made, first, actions: { createNode, createParentChildLink: () => undefined } };
}

const call = (hook: unknown, args: object): Promise<void> =>
  (hook as (args: object, options: object) => Promise<void>)(
    {
      getNode: () => file,
      getNodesByType: () => [],
      createNodeId: (seed: string) => seed,
      createContentDigest: () => 'digest',
      store: { getState: () => ({ program: { directory: root } }) },
      cache: { get: () => undefined, set: () => undefined },
      emitter: new EventEmitter(),
      reporter: {},
      basePath: '',
      ...args,
    },
    options,
  );

it('starts the compiler only if there are samples to read', async () => {
  await call(onPreBootstrap, {});
  expect(reportFirstUpdate).not.toHaveBeenCalled();
  jest.mocked(sampleTypesAreCurrent).mockReturnValueOnce(false);
  await call(onPreBootstrap, {});
  expect(reportFirstUpdate).toHaveBeenCalledTimes(1);
});

it('an edited guide is updated immediately, and again after the compiler has read its samples', async () => {
  for (const name of [file.absolutePath, sampleTypesFile(root)])
    fs.mkdirSync(path.dirname(name), { recursive: true });
  fs.writeFileSync(file.absolutePath, `---\ntitle: T\ndescription: D\n---\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
  const live = actions();
  const own = actions();
  await call(onPreBootstrap, {});
  await call(sourceNodes, live);
  await call(onPostBootstrap, {});

  await call(onCreateNode, { node: file, ...own, getNodesByType: () => own.made });
  expect(own.made).toMatchObject([{ html: expect.stringContaining('edited') as unknown, shownSamples: [] }]);
  expect(live.made).toEqual([]);

  fs.writeFileSync(sampleTypesFile(root), JSON.stringify(known));
  answer({ summary: 'Samples: 1 read.', problems: [] });
  expect(await live.first).toMatchObject({
    html: expect.stringContaining('data-sample') as unknown,
    shownSamples: [{ key: '1', names: [6, 6, 0] }],
  });
  expect(own.made).toHaveLength(1);
});

describe('a type error in a sample', () => {
  const error = errorIn('content/en/store.md', 'a type error', 7);
  const made = actions();
  /** Saves the guide, and returns the problems of its node after the compiler's reply. */
  const save = async (problems: SamplesUpdate['problems']) => {
    const before = made.made.length;
    await call(onCreateNode, { node: file, ...made, getNodesByType: () => made.made.slice(-1) });
    answer({ summary: '', problems });
    await new Promise(setImmediate);
    while (made.made.length === before) await new Promise(setImmediate);
    return (made.made.at(-1) as GuideNode).problems;
  };

  it('is a problem of its guide until it is fixed', async () => {
    await call(sourceNodes, made);
    expect(await save([error])).toEqual([error]);
    expect(await save([{ ...error, line: 9 }])).toEqual([{ ...error, line: 9 }]);
    fs.writeFileSync(file.absolutePath, '---\ntitle: T\ndescription: D\n---\n\nNo code.\n');
    expect(await save([])).toEqual([]);
  });

  it.each([
    ['development', 'error'],
    ['production', 'warning'],
  ])('from an earlier run is one in %s, as %s', async (mode, severity) => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
    jest.mocked(reportFirstUpdate).mockResolvedValueOnce([error]);
    jest.mocked(sampleTypesAreCurrent).mockReturnValueOnce(false);
    await call(onPreBootstrap, {});
    const guides = actions();
    await call(onCreateNode, { node: file, ...guides });
    expect(guides.made).toMatchObject([{ problems: [{ ...error, severity }] }]);
    jest.restoreAllMocks();
  });
});
