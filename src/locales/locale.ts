/** What the site knows of a language before it loads anything: `src/locales/<code>/locale.ts` exports one. */
export interface LocaleFacts {
  /** Branch of the URL, such as `uk` or `pt-BR`; also the folder of the language in `src/locales/` and `content/`. */
  code: string;
  /** BCP 47 tag. */
  lang: string;
  /** The language's own name. */
  name: string;
  /** Tag of the Open Graph protocol, such as `uk_UA`. */
  openGraph: string;
}
