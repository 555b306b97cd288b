import { replaceService, shortenBatch, waitForPlugins, type Emitter } from './gatsby-develop';

it('a save waits for further changes for a moment only', () => {
  const states = { batchingNodeMutations: { after: { 500: 'committingBatch' } } };
  shortenBatch(states);
  expect(states.batchingNodeMutations.after).toEqual({ 20: 'committingBatch' });
});

it.each([[undefined], [{}], [{ batchingNodeMutations: { after: { 500: 'idle' } } }]])(
  'a state that does not end by time stops the start: %j',
  (states) => {
    expect(() => shortenBatch(states)).toThrow(
      'The state that collects changes does not end by time. This was written for gatsby',
    );
  },
);

describe('a service', () => {
  const own = () => Promise.resolve('own');
  const other = () => Promise.resolve('other');

  it('is replaced in one machine and stays in those that share it', () => {
    const services = { buildSchema: own, createPages: own };
    const machine = { options: { services } };
    replaceService(machine, 'buildSchema', () => other);
    expect(machine.options.services).toEqual({ buildSchema: other, createPages: own });
    expect(services.buildSchema).toBe(own);
  });

  it('that is not there stops the start', () => {
    expect(() => replaceService({ options: { services: {} } }, 'buildSchema', () => other)).toThrow(
      'A machine of development has no service buildSchema. This was written for gatsby',
    );
  });
});

describe('a batch of changes', () => {
  const handlers = new Map<string, () => void>();
  const emitter: Emitter = { on: (event, act) => void handlers.set(event, act) };
  const emit = (event: 'API_RUNNING_START' | 'API_RUNNING_QUEUE_EMPTY') => handlers.get(event)?.();

  it('ends when plugins have made their nodes of it', async () => {
    const steps: string[] = [];
    const run = waitForPlugins(emitter)(() => {
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

  it('ends at once where no plugin has anything to do', async () => {
    const run = waitForPlugins(emitter)(() => Promise.resolve());
    await expect(run({})).resolves.toBeUndefined();
  });
});
