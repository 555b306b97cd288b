import type { LocaleFacts } from '../locale';
import type { Complete } from '../messages';

export type Texts = Complete<{
  common: typeof import('./common.json');
  enhance: typeof import('./enhance.json');
  errors: typeof import('./errors.json');
  feeds: typeof import('./feeds.json');
  'not-found': typeof import('./not-found.json');
  reference: typeof import('./reference.json');
  search: typeof import('./search.json');
  typedoc: typeof import('./typedoc.json');
}>;

export const uk = {
  code: 'uk',
  lang: 'uk',
  name: 'Українська',
  openGraph: 'uk_UA',
} as const satisfies LocaleFacts;
