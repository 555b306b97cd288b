import { startBrowser } from './browser';
import { startSite } from './server';

/** Starts the browser and the host of `public/` that all test files share; `global-teardown.ts` ends them. */
export default async function globalSetup(): Promise<void> {
  await Promise.all([startBrowser(), startSite()]);
}
