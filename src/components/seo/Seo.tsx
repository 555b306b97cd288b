import { PageLanguage } from './PageLanguage';

interface Props {
  lang: string;
  title: string;
  description: string;
  canonical: string;
  /** All translations, with this page and `x-default`; empty for fallback pages and aliases. */
  alternates: readonly { lang: string; url: string }[];
  noIndex?: boolean;
}

/** Metadata for search engines, for the templates' `Head`. */
export function Seo({ lang, title, description, canonical, alternates, noIndex }: Props) {
  return (
    <>
      <PageLanguage lang={lang} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {alternates.map((alternate) => (
        <link key={alternate.lang} rel="alternate" hrefLang={alternate.lang} href={alternate.url} />
      ))}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
