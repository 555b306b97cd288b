/** A language's settings. Each `src/locales/<code>/locale.ts` exports one. */
export interface LocaleConfig {
  /** URL segment and folder name in `src/locales/` and `content/`, such as `uk` or `pt-BR`. */
  code: string;
  /** BCP 47 language tag. */
  lang: string;
  /** The language's name in that language. */
  name: string;
  /** Offers a page in that language to a reader whose browser prefers it. */
  offer: string;
  /** Open Graph locale, such as `uk_UA`. */
  openGraph: string;
}
