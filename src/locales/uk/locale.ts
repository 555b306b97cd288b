import type { LocaleFacts } from '../locale';

export const uk = {
  code: 'uk',
  lang: 'uk',
  name: 'Українська',
  openGraph: 'uk_UA',
} as const satisfies LocaleFacts;
