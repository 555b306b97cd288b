import type { LocaleFacts } from '../locale';

export const en = {
  code: 'en',
  lang: 'en',
  name: 'English',
  openGraph: 'en_US',
} as const satisfies LocaleFacts;
