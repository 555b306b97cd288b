import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

type Params = Readonly<Record<string, unknown>>;

interface Message {
  id?: number;
  method: string;
  params: { sessionId: string; targetInfo: { targetId: string; type: string; subtype?: string } };
  result?: unknown;
  error?: { message: string };
  sessionId?: string;
}

/** A tab of a browser. Commands go to the page that it shows at the time. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  /** What an expression, or the promise it makes, comes to. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Asks until the expression is true. */
  until: (expression: string) => Promise<void>;
  /** Sends a command of the DevTools protocol. */
  send: (method: string, params?: Params) => Promise<unknown>;
  /** Sends a command to the page, and to every one that the tab makes ready or shows later. */
  sendToAll: (method: string, params: Params) => Promise<void>;
  /** Puts the pointer on the first visible element of a selector. */
  pointAt: (selector: string) => Promise<void>;
  /** Waits until the tab has made the page behind a link ready. */
  waitForPrerender: () => Promise<void>;
  /** Presses where the pointer is. */
  press: () => Promise<void>;
  close: () => Promise<void>;
}

export interface TabBrowser {
  open: (size: { width: number; height: number }) => Promise<Tab>;
  close: () => Promise<void>;
}

/**
 * Starts a Chromium and speaks to it through a pipe. Playwright attaches to pages in a way in which Chromium neither prerenders nor keeps
 * pages for going back.
 *
 * @param executable - Path of the browser.
 */
export async function launchTabs(executable: string): Promise<TabBrowser> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'chromium-'));
  const chromium = spawn(
    executable,
    [
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const connection = connect(chromium.stdio[3] as Writable, chromium.stdio[4] as Readable);
  await connection.send('Browser.getVersion');
  return {
    open: (size) => openTab(connection, size),
    close: async () => {
      const gone = new Promise((resolve) => chromium.once('exit', resolve));
      connection.send('Browser.close').catch(() => undefined);
      await gone;
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Connection {
  send: (method: string, params?: Params, sessionId?: string) => Promise<unknown>;
  listeners: Set<(message: Message) => void>;
}

/** Messages are JSON, each ended by a NUL. */
function connect(output: Writable, input: Readable): Connection {
  const waiting = new Map<number, (message: Pick<Message, 'result' | 'error'>) => void>();
  const sessions = new Map<number, string | undefined>();
  const listeners: Connection['listeners'] = new Set();
  const answer = (id: number, message: Pick<Message, 'result' | 'error'>): void => {
    waiting.get(id)?.(message);
    waiting.delete(id);
    sessions.delete(id);
  };
  let next = 1;
  let rest = '';
  input.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages.map((text) => JSON.parse(text) as Message)) {
      if (message.id !== undefined) answer(message.id, message);
      else for (const listener of listeners) listener(message);
    }
  });
  // A page that is gone gives no answer.
  listeners.add(({ method, params }) => {
    if (method !== 'Target.detachedFromTarget') return;
    for (const [id, sessionId] of sessions)
      if (sessionId === params.sessionId) answer(id, { error: { message: 'the page is gone' } });
  });
  return {
    listeners,
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
        );
        sessions.set(id, sessionId);
        output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      }),
  };
}

async function openTab(
  { send, listeners }: Connection,
  { width, height }: { width: number; height: number },
): Promise<Tab> {
  const { browserContextId } = (await send('Target.createBrowserContext')) as { browserContextId: string };
  const { targetId } = (await send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    forTab: true,
  })) as { targetId: string };
  const { sessionId: tab } = (await send('Target.attachToTarget', { targetId, flatten: true })) as {
    sessionId: string;
  };
  // The page that is shown and those that are prerendered are targets of the tab.
  const pages = new Map<string, { sessionId: string; isHidden: boolean }>();
  const forAll: [string, Params][] = [];
  const listener = ({ method, params, sessionId }: Message): void => {
    const { targetInfo: target } = params;
    if (method === 'Target.attachedToTarget' && sessionId === tab && target.type === 'page') {
      pages.set(target.targetId, { sessionId: params.sessionId, isHidden: target.subtype !== undefined });
      for (const [command, options] of forAll)
        send(command, options, params.sessionId).catch(() => undefined);
    }
    if (method === 'Target.targetInfoChanged') {
      const page = pages.get(target.targetId);
      if (page) page.isHidden = target.subtype !== undefined;
    }
    if (method === 'Target.detachedFromTarget')
      for (const [id, page] of pages) if (page.sessionId === params.sessionId) pages.delete(id);
  };
  listeners.add(listener);
  await send('Target.setAutoAttach', { autoAttach: true, flatten: true, waitForDebuggerOnStart: false }, tab);
  const sendToPage = (method: string, params?: Params) => {
    const shown = [...pages.values()].find(({ isHidden }) => !isHidden);
    return shown ? send(method, params, shown.sessionId) : Promise.reject(new Error('No page is shown.'));
  };
  const sendToAll = async (method: string, params: Params) => {
    forAll.push([method, params]);
    await Promise.all([...pages.values()].map(({ sessionId }) => send(method, params, sessionId)));
  };
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = (await sendToPage('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value: Value }; exceptionDetails?: { exception?: { description: string } } };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  };
  const until = (expression: string) =>
    waitUntil(() => evaluate<unknown>(expression), `Not true within ten seconds: ${expression}`);
  let at = { x: 0, y: 0 };
  const mouse = (type: string, options: Params = {}) =>
    sendToPage('Input.dispatchMouseEvent', { type, ...at, ...options });
  await sendToAll('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
  });
  return {
    send: sendToPage,
    sendToAll,
    evaluate,
    until,
    goto: async (url) => {
      await sendToPage('Page.navigate', { url });
      await until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
    },
    pointAt: async (selector) => {
      at = await evaluate(`(() => {
        const { x, y, width, height } = [...document.querySelectorAll(${JSON.stringify(selector)})]
          .find((element) => element.checkVisibility()).getClientRects()[0];
        return { x: x + width / 2, y: y + height / 2 };
      })()`);
      await mouse('mouseMoved');
    },
    waitForPrerender: async () => {
      const ready = () => [...pages.values()].find(({ isHidden }) => isHidden)?.sessionId;
      const isReady = async () => {
        const session = ready();
        if (session === undefined) return false;
        const { result } = (await send(
          'Runtime.evaluate',
          { expression: "'enhanced' in document.documentElement.dataset" },
          session,
        )) as { result: { value: unknown } };
        return result.value === true;
      };
      await waitUntil(isReady, 'No page was made ready within ten seconds.');
    },
    press: async () => {
      const click = { button: 'left', clickCount: 1 };
      await Promise.all([mouse('mousePressed', click), mouse('mouseReleased', click)]).catch(() => undefined);
    },
    close: async () => {
      listeners.delete(listener);
      await send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

/** From one page to the next there is none to ask: a question that fails is asked again. */
async function waitUntil(ask: () => Promise<unknown>, failure: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await ask().catch(() => false))) {
    if (Date.now() > end) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
