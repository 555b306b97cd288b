import type { LocaleConfig } from '../locale';
import type { Complete } from '../messages';

export type Texts = Complete<{
  api: typeof import('./api.json');
  common: typeof import('./common.json');
  feeds: typeof import('./feeds.json');
  home: typeof import('./home.json');
  keyboard: typeof import('./keyboard.json');
  kinds: typeof import('./kinds.json');
  markdown: typeof import('./markdown.json');
  'not-found': typeof import('./not-found.json');
  reference: typeof import('./reference.json');
  search: typeof import('./search.json');
  typedoc: typeof import('./typedoc.json');
}>;

export const uk = {
  code: 'uk',
  lang: 'uk',
  name: 'Українська',
  offer: 'Читати цю сторінку українською',
  openGraph: 'uk_UA',
} as const satisfies LocaleConfig;
