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

/** A browser tab. Commands are sent to the current page. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  /** Evaluates an expression, and awaits it if it returns a promise. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Waits until the expression is true. */
  until: (expression: string) => Promise<void>;
  /** Sends a DevTools Protocol command. */
  send: (method: string, params?: Params) => Promise<unknown>;
  /** Sends a command to the current page and all later ones, including prerendered pages. */
  sendToAll: (method: string, params: Params) => Promise<void>;
  /** Moves the pointer to the first visible element that matches a selector. */
  pointAt: (selector: string) => Promise<void>;
  /** Waits until the tab has prerendered a page. */
  waitForPrerender: () => Promise<void>;
  /** Clicks at the pointer's position. */
  press: () => Promise<void>;
  close: () => Promise<void>;
}

export interface TabBrowser {
  open: (size: { width: number; height: number }) => Promise<Tab>;
  close: () => Promise<void>;
}

/**
 * Starts Chromium and connects through a pipe. With Playwright attached, Chromium disables
 * prerendering and the back/forward cache.
 *
 * @param executable - Path to the browser.
 * @returns The browser.
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
      const exited = new Promise((resolve) => chromium.once('exit', resolve));
      connection.send('Browser.close').catch(() => undefined);
      await exited;
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Connection {
  send: (method: string, params?: Params, sessionId?: string) => Promise<unknown>;
  listeners: Set<(message: Message) => void>;
}

/** Connects to the DevTools Protocol. Messages are JSON, each terminated by a NUL character. */
function connect(output: Writable, input: Readable): Connection {
  const pending = new Map<number, (message: Pick<Message, 'result' | 'error'>) => void>();
  const sessions = new Map<number, string | undefined>();
  const listeners: Connection['listeners'] = new Set();
  const settle = (id: number, message: Pick<Message, 'result' | 'error'>): void => {
    pending.get(id)?.(message);
    pending.delete(id);
    sessions.delete(id);
  };
  let next = 1;
  let rest = '';
  input.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages.map((text) => JSON.parse(text) as Message)) {
      if (message.id !== undefined) settle(message.id, message);
      else for (const listener of listeners) listener(message);
    }
  });
  // A closed page never responds, so reject its pending commands.
  listeners.add(({ method, params }) => {
    if (method !== 'Target.detachedFromTarget') return;
    for (const [id, sessionId] of sessions)
      if (sessionId === params.sessionId) settle(id, { error: { message: 'the page was closed' } });
  });
  return {
    listeners,
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        const id = next++;
        pending.set(id, ({ result, error }) =>
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
  // The current page and prerendered pages are targets of the tab.
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
    return shown
      ? send(method, params, shown.sessionId)
      : Promise.reject(new Error('The tab has no current page.'));
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
    waitUntil(() => evaluate<unknown>(expression), `Not true after ten seconds: ${expression}`);
  let position = { x: 0, y: 0 };
  const mouse = (type: string, options: Params = {}) =>
    sendToPage('Input.dispatchMouseEvent', { type, ...position, ...options });
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
      position = await evaluate(`(() => {
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
          { expression: "'ready' in document.documentElement.dataset" },
          session,
        )) as { result: { value: unknown } };
        return result.value === true;
      };
      await waitUntil(isReady, 'No page was prerendered within ten seconds.');
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

/**
 * Waits until a condition is true. Errors are ignored, because there is no page during a
 * navigation.
 */
async function waitUntil(condition: () => Promise<unknown>, failure: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
