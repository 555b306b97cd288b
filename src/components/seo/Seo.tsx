interface Alternate {
  lang: string;
  url: string;
}

interface Props {
  lang: string;
  title: string;
  description: string;
  canonical: string;
  /** All translations of the page, itself included; empty where the page is no translation of its own. */
  alternates: readonly Alternate[];
  defaultUrl: string | null;
  noIndex?: boolean;
}

/** What a page says about itself to machines. Rendered by the templates' `Head`. */
export function Seo({ lang, title, description, canonical, alternates, defaultUrl, noIndex }: Props) {
  return (
    <>
      <html lang={lang} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {alternates.map((alternate) => (
        <link key={alternate.lang} rel="alternate" hrefLang={alternate.lang} href={alternate.url} />
      ))}
      {alternates.length > 0 && defaultUrl && <link rel="alternate" hrefLang="x-default" href={defaultUrl} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
