import {
  extractQueriesOnChange,
  replaceService,
  shorten,
  runBatchOnce,
  type Emitter,
} from './speed-up-saves';

it('waits only briefly for further changes after a save', () => {
  const states = { batchingNodeMutations: { after: { 500: 'committingBatch' } } };
  shorten(states, 'batchingNodeMutations', 'committingBatch');
  expect(states.batchingNodeMutations.after).toEqual({ 20: 'committingBatch' });
});

it('keeps the actions at the end of a state', () => {
  const end = { target: 'writingRequires', actions: 'markSourceFilesClean' };
  const states = { waitingPendingQueries: { after: { 50: end } } };
  shorten(states, 'waitingPendingQueries', 'writingRequires');
  expect(states.waitingPendingQueries.after).toEqual({ 20: end });
});

it.each([
  [undefined],
  [{}],
  [{ batchingNodeMutations: {} }],
  [{ batchingNodeMutations: { after: { 500: 'idle' } } }],
  [{ batchingNodeMutations: { after: { 500: 'committingBatch', 900: 'idle' } } }],
])('stops if a state does not end after a timeout: %j', (states) => {
  expect(() => shorten(states, 'batchingNodeMutations', 'committingBatch')).toThrow(
    'The state batchingNodeMutations does not end after a timeout. This site relies on that part of gatsby',
  );
});

describe('a service', () => {
  const own = () => Promise.resolve('own');
  const other = () => Promise.resolve('other');

  it('is replaced in one state machine only', () => {
    const services = { buildSchema: own, createPages: own };
    const machine = { options: { services } };
    replaceService(machine, 'buildSchema', () => other);
    expect(machine.options.services).toEqual({ buildSchema: other, createPages: own });
    expect(services.buildSchema).toBe(own);
  });

  it('stops the start if it is missing', () => {
    expect(() => replaceService({ options: { services: {} } }, 'buildSchema', () => other)).toThrow(
      'A state machine of gatsby develop has no service buildSchema. This site relies on that part of gatsby',
    );
  });
});

describe('a batch of changes', () => {
  const handlers = new Map<string, () => void>();
  const emitter: Emitter = { on: (event, act) => void handlers.set(event, act) };
  const emit = (event: 'API_RUNNING_START' | 'API_RUNNING_QUEUE_EMPTY') => handlers.get(event)?.();

  it('ends when plugins have created their nodes', async () => {
    const steps: string[] = [];
    const run = runBatchOnce(emitter)(() => {
      emit('API_RUNNING_START');
      return Promise.resolve();
    });
    const ended = run({}).then(() => steps.push('pages are made'));
    await new Promise(setImmediate);
    steps.push('the guide is made');
    emit('API_RUNNING_QUEUE_EMPTY');
    await ended;
    expect(steps).toEqual(['the guide is made', 'pages are made']);
  });

  it('makes each change once, even if Gatsby runs the batch again', async () => {
    const made: object[] = [];
    const run = runBatchOnce(emitter)(({ runningBatch = [] }) => Promise.resolve(made.push(...runningBatch)));
    const [first, second] = [{ node: 1 }, { node: 2 }];
    await run({ runningBatch: [first] });
    await run({ runningBatch: [first, second] });
    expect(made).toEqual([first, second]);
  });

  it('ends immediately if no plugin is working', async () => {
    const run = runBatchOnce(emitter)(() => Promise.resolve());
    await expect(run({})).resolves.toBeUndefined();
  });
});

describe('the search for queries', () => {
  const setUp = () => {
    const handlers = new Map<string, () => void>();
    const looked = jest.fn(() => Promise.resolve());
    let templates = 'guide.tsx';
    const run = extractQueriesOnChange(
      { on: (event, act) => void handlers.set(event, act) },
      () => templates,
    )(looked);
    return {
      run,
      looked,
      emit: (event: string) => handlers.get(event)?.(),
      use: (names: string) => (templates = names),
    };
  };

  it('runs once while only guides change', async () => {
    const { run, looked } = setUp();
    await run({});
    await run({});
    expect(looked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a source file has changed', ({ emit }: ReturnType<typeof setUp>) => emit('SOURCE_FILE_CHANGED')],
    ['the schema has changed', ({ emit }: ReturnType<typeof setUp>) => emit('SET_SCHEMA')],
    ['the templates of pages have changed', ({ use }: ReturnType<typeof setUp>) => use('guide.tsx,home.tsx')],
  ])('runs again when %s', async (_, change) => {
    const made = setUp();
    await made.run({});
    change(made);
    await made.run({});
    await made.run({});
    expect(made.looked).toHaveBeenCalledTimes(2);
  });
});
