import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/**
 * A profile that one test uses after another. With a profile of its own a test waits for a process that starts, and that reads the scripts of
 * the site for the first time: a third of what a page costs. Each test has a new page here, and finds nothing that a fresh profile has not;
 * `profile.test.ts` leaves all kinds of things behind.
 */
interface Profile {
  context: BrowserContext;
  /** An empty page at the address of the site: it keeps the process alive between tests, and reaches what the site has stored. */
  keeper: Page;
  session: CDPSession;
  /** The site whose pages have been open in it. */
  origin?: string;
}

/** The profiles that no test uses at the moment, of each connection: one with scripts and one without. */
const free = new WeakMap<Browser, Map<boolean, Profile>>();

/** What a context would do for all pages to come, and cannot be told to leave. */
const STAYS = ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'setGeolocation'];

/**
 * Opens a page in a profile that is as good as fresh.
 *
 * @param hasScripts - Whether its pages run their scripts.
 * @returns The page, and what ends the use of the profile. A test that fails before it does so keeps the profile to itself.
 */
export async function borrowPage(
  browser: Browser,
  hasScripts: boolean,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const profiles = free.get(browser) ?? new Map<boolean, Profile>();
  free.set(browser, profiles);
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
    // What another site has stored would stay, and a page from the disk is of no site.
    const isOfOneSite = origin.startsWith('http') && others.length === 0;
    const isClean = isOfOneSite && (await clean(profile, origin));
    if (isClean && !profiles.has(hasScripts)) profiles.set(hasScripts, profile);
    else await context.close();
  };
  return { page: await context.newPage(), close };
}

async function createProfile(browser: Browser, hasScripts: boolean): Promise<Profile> {
  const context = await browser.newContext({ javaScriptEnabled: hasScripts });
  const refuse = () => {
    throw new Error(
      'Pages of later tests would have it too. Ask the page for it, or take a context of its own.',
    );
  };
  for (const name of STAYS) Object.assign(context, { [name]: refuse });
  const keeper = await context.newPage();
  await keeper.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  return { context, keeper, session: await context.newCDPSession(keeper) };
}

/** Takes away what a test has left, and answers whether all is gone. */
async function clean(profile: Profile, origin: string): Promise<boolean> {
  const { context, keeper, session } = profile;
  try {
    await Promise.all(context.pages().map((page) => page !== keeper && page.close()));
    await Promise.all([
      context.setOffline(false),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearCookies(),
      context.clearPermissions(),
    ]);
    if (profile.origin !== origin) await keeper.goto(origin);
    profile.origin = origin;
    // The process has a copy of what is stored, and would hear too late from the browser that it is gone.
    await keeper.evaluate(() => localStorage.clear());
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.send('Network.clearBrowserCache');
    // The process gives up what it has loaded when it is told to keep nothing.
    for (const cacheDisabled of [false, true])
      await session.send('Network.setCacheDisabled', { cacheDisabled });
    return true;
  } catch {
    return false;
  }
}
