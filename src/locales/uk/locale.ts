import type { LocaleConfig } from '../locale';
import type { Complete } from '../messages';

export type Texts = Complete<{
  feeds: typeof import('./feeds.json');
  reference: typeof import('./reference.json');
  typedoc: typeof import('./typedoc.json');
}>;

export const uk = {
  code: 'uk',
  lang: 'uk',
  name: 'Українська',
  openGraph: 'uk_UA',
} as const satisfies LocaleConfig;
