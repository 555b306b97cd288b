import { createRequire } from 'node:module';
import path from 'node:path';
import type { Store } from 'gatsby';
import { readState, rootOf } from '../../shared/gatsby-state';
import { upstreamChanged } from '../../shared/upstream-changed';

/** States of a machine of `gatsby develop`. */
type States = Readonly<Record<string, { after?: Record<number, string | { target: string }> } | undefined>>;

/** One of the machines that `gatsby develop` is made of. */
interface Machine {
  options?: { services?: Record<string, unknown> };
}

type Service = (context: unknown) => Promise<unknown>;

/** Gatsby's own events. */
export interface Emitter {
  on: (
    event: 'API_RUNNING_START' | 'API_RUNNING_QUEUE_EMPTY' | 'SOURCE_FILE_CHANGED' | 'SET_SCHEMA',
    act: () => void,
  ) => void;
}

/** Long enough for all events of one save, and for what Gatsby does with `setTimeout` without a time. */
const SHORT_WAIT_MS = 20;

/**
 * Lets `gatsby develop` begin with a saved file at once. By itself it waits for half a second in case that more files come, builds the schema
 * again, and looks for queries in all files, which no save of a guide changes: the types of this site are written down. The wait also gave
 * plugins the time to make their nodes of the file, for which Gatsby does not wait; now it does.
 *
 * @throws When Gatsby's machines have no such wait and no such services.
 */
export function skipDebounce(store: Pick<Store, 'getState'>): void {
  const load = createRequire(path.join(rootOf(store), 'package.json'));
  const waiting = load('gatsby/dist/state-machines/waiting') as {
    waitingStates?: { states?: States };
    waitingMachine?: Machine;
  };
  const queries = load('gatsby/dist/state-machines/query-running') as {
    queryStates?: { states?: States };
    queryRunningMachine?: Machine;
  };
  const pages = load('gatsby/dist/state-machines/data-layer') as { recreatePagesMachine?: Machine };
  const { emitter } = load('gatsby/dist/redux') as { emitter: Emitter };
  const { getDataStore } = load('gatsby/dist/datastore') as {
    getDataStore: () => { ready: () => Promise<void> };
  };
  shorten(waiting.waitingStates?.states, 'batchingNodeMutations', 'committingBatch');
  shorten(queries.queryStates?.states, 'waitingPendingQueries', 'writingRequires');
  replaceService(waiting.waitingMachine, 'runMutationBatch', waitForPlugins(emitter));
  replaceService(pages.recreatePagesMachine, 'buildSchema', () => () => getDataStore().ready());
  const templates = () => [...readState(store).components.keys()].join();
  replaceService(queries.queryRunningMachine, 'extractQueries', extractQueriesOnChange(emitter, templates));
}

/** Shortens a state that ends by time, and leads to another then. */
export function shorten(states: States | undefined, name: string, next: string): void {
  const [end, ...others] = Object.values(states?.[name]?.after ?? {});
  if (end === undefined || others.length > 0 || (typeof end === 'string' ? end : end.target) !== next)
    throw upstreamChanged('gatsby', `The state ${name} does not end by time`);
  Object.assign(states?.[name] as object, { after: { [SHORT_WAIT_MS]: end } });
}

/** Looks for queries only where a source file or the schema has changed, or pages have other templates. */
export function extractQueriesOnChange(emitter: Emitter, templates: () => string): (own: Service) => Service {
  let known: string | null = null;
  for (const event of ['SOURCE_FILE_CHANGED', 'SET_SCHEMA'] as const) emitter.on(event, () => (known = null));
  return (own) => async (context) => {
    const now = templates();
    if (known === now) return;
    known = now;
    await own(context).catch((error: unknown) => {
      known = null;
      throw error;
    });
  };
}

/** Lets a service end when no plugin is at work. */
export function waitForPlugins(emitter: Emitter): (own: Service) => Service {
  let working = false;
  let waiting: (() => void)[] = [];
  emitter.on('API_RUNNING_START', () => {
    working = true;
  });
  emitter.on('API_RUNNING_QUEUE_EMPTY', () => {
    working = false;
    for (const go of waiting) go();
    waiting = [];
  });
  return (own) => async (context) => {
    await own(context);
    if (working) await new Promise<void>((resolve) => waiting.push(resolve));
  };
}

/** Replaces a service of one machine. Others that share it keep it. */
export function replaceService(
  machine: Machine | undefined,
  name: string,
  by: (own: Service) => Service,
): void {
  const services = machine?.options?.services;
  const own = services?.[name];
  if (typeof own !== 'function')
    throw upstreamChanged('gatsby', `A machine of development has no service ${name}`);
  Object.assign(machine?.options as object, { services: { ...services, [name]: by(own as Service) } });
}
