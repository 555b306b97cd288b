import { createRequire } from 'node:module';
import path from 'node:path';
import { upstreamChanged } from './written-for';

/** The states in which `gatsby develop` waits for changes. */
export interface WaitingStates {
  batchingNodeMutations?: { after?: Record<number, string> };
}

/** One of the machines that `gatsby develop` is made of. */
export interface Machine {
  options?: { services?: Record<string, unknown> };
}

type Service = (context: unknown) => Promise<unknown>;

/** Gatsby's own events. */
export interface Emitter {
  on: (event: 'API_RUNNING_START' | 'API_RUNNING_QUEUE_EMPTY', act: () => void) => void;
}

/** Long enough for all events of one save. */
const BATCH_MS = 20;

/**
 * Lets `gatsby develop` begin with a saved file at once. By itself it waits for half a second in case that more files come, and builds the
 * schema again, which no save of a guide changes: the types of this site are written down. That also gave plugins the time to make
 * their nodes of the file, for which Gatsby does not wait; now it does.
 *
 * @param root - Folder of the site.
 * @throws When Gatsby's machines have no such wait and no such services.
 */
export function beginAtOnce(root: string): void {
  const load = createRequire(path.join(root, 'package.json'));
  const waiting = load('gatsby/dist/state-machines/waiting') as {
    waitingStates?: { states?: WaitingStates };
    waitingMachine?: Machine;
  };
  const pages = load('gatsby/dist/state-machines/data-layer') as { recreatePagesMachine?: Machine };
  const { emitter } = load('gatsby/dist/redux') as { emitter: Emitter };
  const { getDataStore } = load('gatsby/dist/datastore') as {
    getDataStore: () => { ready: () => Promise<void> };
  };
  shortenBatch(waiting.waitingStates?.states);
  replaceService(waiting.waitingMachine, 'runMutationBatch', waitForPlugins(emitter));
  replaceService(pages.recreatePagesMachine, 'buildSchema', () => () => getDataStore().ready());
}

/** Shortens the wait for further changes. */
export function shortenBatch(states: WaitingStates | undefined): void {
  const batching = states?.batchingNodeMutations;
  if (Object.values(batching?.after ?? {}).join() !== 'committingBatch')
    throw upstreamChanged(
      'gatsby',
      'The state that collects changes does not end by time',
      'gatsby-develop.ts',
    );
  Object.assign(batching as object, { after: { [BATCH_MS]: 'committingBatch' } });
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
    throw upstreamChanged('gatsby', `A machine of development has no service ${name}`, 'gatsby-develop.ts');
  Object.assign(machine?.options as object, { services: { ...services, [name]: by(own as Service) } });
}
