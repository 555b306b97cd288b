import { Seo } from '../components/seo/Seo';
import { defaultLocale, locales } from '../config/locales';
import { localePath } from '../routes/locale-path';
import type { PageContext } from '../routes/to-page';
import { site } from '../config/site';

interface Props {
  context: PageContext;
  title: string;
  description: string;
  siteUrl: string;
}

/** Head of a page that shows a Doc: canonical and language links follow from its route. */
export function PageHead({ context, title, description, siteUrl }: Props) {
  const locale = locales.find(({ code }) => code === context.language) ?? locales[0];
  const ownSlug = context.aliasOf ?? context.slug;
  const url = (code: string) => siteUrl + localePath(ownSlug, code, defaultLocale);
  const isOwn = context.fallbackLocale === null;
  const listed = isOwn && context.aliasOf === null && !context.unlisted;
  const alternates = listed
    ? locales
        .filter(({ code }) => context.translations.includes(code))
        .map(({ code, lang }) => ({ lang, url: url(code) }))
    : [];
  return (
    <Seo
      lang={locale.lang}
      title={context.slug === '/' ? `${site.title} — ${title}` : `${title} | ${site.title}`}
      description={description}
      canonical={url(context.fallbackLocale ?? context.language)}
      alternates={alternates}
      defaultUrl={context.translations.includes(defaultLocale) ? url(defaultLocale) : null}
      noIndex={context.unlisted}
    />
  );
}
