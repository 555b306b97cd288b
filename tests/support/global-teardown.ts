import { stopBrowser } from './browser';
import { stopSite } from './server';

export default async function globalTeardown(): Promise<void> {
  await Promise.all([stopBrowser(), stopSite()]);
}
