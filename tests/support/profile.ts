import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/**
 * A browser profile that tests reuse, because a new one needs a new process and has no cached
 * scripts, which takes a third of a test's time. Each test gets a new page and a clean state (see
 * `profile.test.ts`).
 */
interface Profile {
  context: BrowserContext;
  /**
   * Empty page on the site's origin. It keeps the process alive between tests and can clear the
   * storage.
   */
  keepAlivePage: Page;
  session: CDPSession;
  /** Origin that was opened in this profile. */
  origin?: string;
}

/** Unused profiles by connection: one with scripts and one without. */
const unusedProfiles = new WeakMap<Browser, Map<boolean, Profile>>();

/** Context methods whose effects can't be undone. */
const IRREVERSIBLE_METHODS = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
  'setGeolocation',
];

/**
 * Opens a page in a clean profile.
 *
 * @param browser - Shared browser.
 * @param hasScripts - Whether JavaScript is enabled.
 * @returns The page, and a function that closes it and makes the profile available to other tests.
 */
export async function borrowPage(
  browser: Browser,
  hasScripts: boolean,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const profiles = unusedProfiles.get(browser) ?? new Map<boolean, Profile>();
  unusedProfiles.set(browser, profiles);
  const profile = profiles.get(hasScripts) ?? (await createProfile(browser, hasScripts));
  profiles.delete(hasScripts);
  const { context } = profile;
  const origins = new Set(profile.origin === undefined ? [] : [profile.origin]);
  context.on('request', (request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
  });
  const close = async () => {
    context.removeAllListeners('request');
    const [origin = '', ...others] = origins;
    // Storage can only be cleared for a single origin. Pages from disk have no origin.
    const hasOneOrigin = origin.startsWith('http') && others.length === 0;
    const isClean = hasOneOrigin && (await clean(profile, origin));
    if (isClean && !profiles.has(hasScripts)) profiles.set(hasScripts, profile);
    else await context.close();
  };
  return { page: await context.newPage(), close };
}

async function createProfile(browser: Browser, hasScripts: boolean): Promise<Profile> {
  const context = await browser.newContext({ javaScriptEnabled: hasScripts });
  const reject = () => {
    throw new Error('This would also affect later tests. Call it on the page, or create a separate context.');
  };
  for (const name of IRREVERSIBLE_METHODS) Object.assign(context, { [name]: reject });
  const keepAlivePage = await context.newPage();
  await keepAlivePage.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  return { context, keepAlivePage, session: await context.newCDPSession(keepAlivePage) };
}

/** Resets a profile. Returns false if that fails. */
async function clean(profile: Profile, origin: string): Promise<boolean> {
  const { context, keepAlivePage, session } = profile;
  try {
    await Promise.all(context.pages().map((page) => page !== keepAlivePage && page.close()));
    await Promise.all([
      context.setOffline(false),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearCookies(),
      context.clearPermissions(),
    ]);
    if (profile.origin !== origin) await keepAlivePage.goto(origin);
    profile.origin = origin;
    // The process caches localStorage and may not notice in time that it was cleared in the
    // browser.
    await keepAlivePage.evaluate(() => localStorage.clear());
    // The browser runs a session's commands in the order in which they are sent.
    await Promise.all([
      session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
      session.send('Network.clearBrowserCache'),
      // Disabling the cache clears the process's memory cache.
      session.send('Network.setCacheDisabled', { cacheDisabled: false }),
      session.send('Network.setCacheDisabled', { cacheDisabled: true }),
    ]);
    return true;
  } catch {
    return false;
  }
}
