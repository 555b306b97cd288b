import type { LocaleConfig } from '../locale';
import type { Complete } from '../messages';

export type Texts = Complete<{
  feeds: typeof import('./feeds.json');
  reference: typeof import('./reference.json');
  typedoc: typeof import('./typedoc.json');
}>;

export const en = {
  code: 'en',
  lang: 'en',
  name: 'English',
  openGraph: 'en_US',
} as const satisfies LocaleConfig;
