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

export const en = {
  code: 'en',
  lang: 'en',
  name: 'English',
  openGraph: 'en_US',
} as const satisfies LocaleFacts;
