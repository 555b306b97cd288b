import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sampleKey, type SampleTypesFile } from './sample-types';
import { onCreateNode, onPostBootstrap, onPreBootstrap, sourceNodes } from '../../gatsby-node';
import { reportFirstUpdate } from './sample-types-process';

let answer: (sentence: string) => void;
let areCurrent = true;

jest.mock('gatsby-plugin-sharp', () => ({ generateImageData: jest.fn() }));
jest.mock('./sample-types-process', () => ({
  createSampleTypesProcess: () => ({ update: () => new Promise<string>((resolve) => (answer = resolve)) }),
  reportFirstUpdate: jest.fn(),
}));

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'edited-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const options = {
  guides: 'content',
  references: 'typedoc',
  guidesFolder: 'content',
  siteUrl: 'https://docs.example',
  mdxComponents: [],
  symbolFiles: { en: 'symbols.json' },
  colorTokens: [],
  followedGuides: 'followed-guides.json',
  referenceSources: {
    packages: 'toolkit',
    history: 'toolkit/history',
    errors: 'toolkit/errors.json',
    configuration: 'toolkit/configuration.json',
  },
  samples: { program: 'program.ts', file: 'samples.json', areCurrent: () => areCurrent },
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
  areCurrent = false;
  await call(onPreBootstrap, {});
  expect(reportFirstUpdate).toHaveBeenCalledTimes(1);
});

it('an edited guide is updated immediately, and again after the compiler has read its samples', async () => {
  fs.mkdirSync(path.dirname(file.absolutePath), { recursive: true });
  fs.writeFileSync(file.absolutePath, `---\ntitle: T\ndescription: D\n---\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
  const live = actions();
  const own = actions();
  await call(onPreBootstrap, {});
  await call(sourceNodes, live);
  await call(onPostBootstrap, {});

  const warnings: string[] = [];
  await call(onCreateNode, {
    node: file,
    ...own,
    reporter: { warn: (text: string) => warnings.push(text) },
  });
  expect(own.made).toMatchObject([{ html: expect.stringContaining('edited') as unknown, shownSamples: [] }]);
  expect(live.made).toEqual([]);

  fs.writeFileSync(path.join(root, 'samples.json'), JSON.stringify(known));
  answer('Samples: 1 read.\ncontent/en/store.md:7: a type error');
  expect(await live.first).toMatchObject({
    html: expect.stringContaining('data-sample') as unknown,
    shownSamples: [{ names: [6, 6, 0] }],
  });
  expect(own.made).toHaveLength(1);
  expect(warnings).toEqual(['content/en/store.md:7: a type error']);
});
