import { bodyLabels } from './body-labels';
import type common from '../locales/en/common.json';
import type feeds from '../locales/en/feeds.json';

/** The words that stand in the Markdown twins and in llms.txt, out of the messages of one language. */
export function feedLabels(all: typeof common, own: typeof feeds) {
  return {
    ...bodyLabels(all),
    package: all['reference.package'],
    general: own['llms.general'],
    full: own['llms.full'],
  };
}
