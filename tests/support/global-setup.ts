import { startBrowser } from './browser';
import { startSite } from './server';

/**
 * Starts the shared browser and the shared server for `public/`. `global-teardown.ts` stops them.
 */
export default async function globalSetup(): Promise<void> {
  await Promise.all([startBrowser(), startSite()]);
}
