interface Props {
  title: string;
  description: string;
  url: string;
  /** `locales`: Open Graph locales, the page's locale first. */
  site: { name: string; locales: readonly string[] };
  image: { url: string; width: number; height: number; alt: string };
  isHome: boolean;
}

/** Open Graph metadata, which controls how shared links look. */
export function OpenGraph({ title, description, url, site, image, isHome }: Props) {
  const [locale, ...others] = site.locales;
  return (
    <>
      <meta property="og:type" content={isHome ? 'website' : 'article'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locale} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
