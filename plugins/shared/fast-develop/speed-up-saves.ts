import { createRequire } from 'node:module';
import path from 'node:path';
import type { Store } from 'gatsby';
import { readState, rootOf } from '../gatsby-state';
import { upstreamChanged } from '../../../src/node/upstream-changed';

/** A `gatsby develop` state machine's states. */
type States = Readonly<Record<string, { after?: Record<number, string | { target: string }> } | undefined>>;

/** A `gatsby develop` state machine. */
interface Machine {
  options?: { services?: Record<string, unknown> };
}

type Service = (context: object) => Promise<unknown>;

/** Gatsby's event emitter. */
export interface Emitter {
  on: (
    event: 'API_RUNNING_START' | 'API_RUNNING_QUEUE_EMPTY' | 'SOURCE_FILE_CHANGED' | 'SET_SCHEMA',
    listener: () => void,
  ) => void;
}

/**
 * Wait after a saved file, in milliseconds. It is long enough for all events of one save, and for
 * Gatsby's own `setTimeout` calls without a delay.
 */
const SHORT_WAIT_MS = 20;

/**
 * Makes `gatsby develop` process a saved file immediately. By default, it waits half a second for
 * more files, rebuilds the schema, and searches all files for queries. Saving a guide changes
 * neither, because this site declares its types. The wait also gave plugins time to create nodes
 * from the file; Gatsby now waits until they are done.
 *
 * @param store - Gatsby's Redux store.
 * @throws When Gatsby's state machines don't have this wait or these services.
 */
export function speedUpSaves(store: Pick<Store, 'getState'>): void {
  const load = createRequire(path.join(rootOf(store), 'package.json'));
  const waiting = load('gatsby/dist/state-machines/waiting') as {
    waitingStates?: { states?: States };
    waitingMachine?: Machine;
  };
  const queryRunning = load('gatsby/dist/state-machines/query-running') as {
    queryStates?: { states?: States };
    queryRunningMachine?: Machine;
  };
  const dataLayer = load('gatsby/dist/state-machines/data-layer') as { recreatePagesMachine?: Machine };
  const { emitter } = load('gatsby/dist/redux') as { emitter: Emitter };
  const { getDataStore } = load('gatsby/dist/datastore') as {
    getDataStore: () => { ready: () => Promise<void> };
  };
  shorten(waiting.waitingStates?.states, 'batchingNodeMutations', 'committingBatch');
  shorten(queryRunning.queryStates?.states, 'waitingPendingQueries', 'writingRequires');
  replaceService(waiting.waitingMachine, 'runMutationBatch', runBatchOnce(emitter));
  replaceService(dataLayer.recreatePagesMachine, 'buildSchema', () => () => getDataStore().ready());
  const templates = () => [...readState(store).components.keys()].join();
  replaceService(
    queryRunning.queryRunningMachine,
    'extractQueries',
    extractQueriesOnChange(emitter, templates),
  );
}

/**
 * Shortens a state's timeout.
 *
 * @param states - The machine's states.
 * @param name - The state to shorten.
 * @param next - The state that must follow it.
 * @throws When the state doesn't end after a timeout.
 */
export function shorten(states: States | undefined, name: string, next: string): void {
  const [end, ...others] = Object.values(states?.[name]?.after ?? {});
  if (end === undefined || others.length > 0 || (typeof end === 'string' ? end : end.target) !== next)
    throw upstreamChanged('gatsby', `The state ${name} does not end after a timeout`);
  Object.assign(states?.[name] as object, { after: { [SHORT_WAIT_MS]: end } });
}

/**
 * Skips the search for queries unless a source file, the schema, or the list of templates has
 * changed.
 */
export function extractQueriesOnChange(
  emitter: Emitter,
  templates: () => string,
): (original: Service) => Service {
  let lastTemplates: string | null = null;
  for (const event of ['SOURCE_FILE_CHANGED', 'SET_SCHEMA'] as const)
    emitter.on(event, () => (lastTemplates = null));
  return (original) => async (context) => {
    const currentTemplates = templates();
    if (lastTemplates === currentTemplates) return;
    lastTemplates = currentTemplates;
    await original(context).catch((error: unknown) => {
      lastTemplates = null;
      throw error;
    });
  };
}

/** The part of a state machine's context with the node changes to make. */
interface Batch {
  runningBatch?: readonly object[];
}

/**
 * Makes each change in a batch once, and waits until all plugins are done. Gatsby runs a batch again
 * if a page is requested while it runs, and then exits because the nodes already have an owner.
 */
export function runBatchOnce(
  emitter: Emitter,
): (original: (context: Batch) => Promise<unknown>) => (context: Batch) => Promise<void> {
  const made = new WeakSet<object>();
  let working = false;
  let waiting: (() => void)[] = [];
  emitter.on('API_RUNNING_START', () => {
    working = true;
  });
  emitter.on('API_RUNNING_QUEUE_EMPTY', () => {
    working = false;
    for (const resume of waiting) resume();
    waiting = [];
  });
  return (original) => async (context) => {
    const runningBatch = (context.runningBatch ?? []).filter((change) => !made.has(change));
    for (const change of runningBatch) made.add(change);
    await original({ ...context, runningBatch });
    if (working) await new Promise<void>((resolve) => waiting.push(resolve));
  };
}

/**
 * Replaces a service of one state machine, without affecting other machines that use it.
 *
 * @throws When the machine has no such service.
 */
export function replaceService(
  machine: Machine | undefined,
  name: string,
  createReplacement: (original: Service) => Service,
): void {
  const services = machine?.options?.services;
  const original = services?.[name];
  if (typeof original !== 'function')
    throw upstreamChanged('gatsby', `A state machine of gatsby develop has no service ${name}`);
  Object.assign(machine?.options as object, {
    services: { ...services, [name]: createReplacement(original as Service) },
  });
}
