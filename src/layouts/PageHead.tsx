import { withPrefix } from 'gatsby';
import { BreadcrumbData } from '../components/seo/BreadcrumbData';
import { OpenGraph } from '../components/seo/OpenGraph';
import { Seo } from '../components/seo/Seo';
import { defaultLocale, langOf, locales } from '../locales/locales';
import { site } from '../config/site';
import { useNavigationDocs } from '../data/use-navigation-docs';
import {
  localePath,
  markdownPath,
  referenceSlug,
  SOCIAL_IMAGE_SIZE,
  socialImagePath,
} from '../model/docs/addresses';
import { slugTrail } from '../routes/slug-trail';
import type { PageContext } from '../routes/to-page';

interface Props {
  context: PageContext;
  title: string;
  description: string;
  siteUrl: string;
}

/** A doc page's head. Canonical and language links are derived from its route. */
export function PageHead({ context, title, description, siteUrl }: Props) {
  const docs = useNavigationDocs();
  const { language, fallbackLocale, package: apiPackage } = context;
  const slug = context.aliasOf ?? context.slug;
  const contentLocale = fallbackLocale ?? language;
  const absolute = (path: string) => siteUrl + withPrefix(path);
  const url = (code: string, pageSlug = slug) => absolute(localePath(pageSlug, code));
  const isListed = fallbackLocale === null && context.aliasOf === null && !context.unlisted;
  const translations = isListed ? locales.filter(({ code }) => context.translations.includes(code)) : [];
  const titleOf = (pageSlug: string) =>
    docs.find((doc) => doc.slug === pageSlug && doc.locale === contentLocale)?.label ??
    (apiPackage !== null && pageSlug === referenceSlug(apiPackage) ? apiPackage : undefined);
  const canonical = url(contentLocale);

  return (
    <>
      <Seo
        lang={langOf(language)}
        title={slug === '/' ? `${site.title} — ${title}` : `${title} | ${site.title}`}
        description={description}
        canonical={canonical}
        alternates={[
          ...translations.map(({ code, lang }) => ({ lang, url: url(code) })),
          ...translations
            .filter(({ code }) => code === defaultLocale)
            .map(({ code }) => ({ lang: 'x-default', url: url(code) })),
        ]}
        noIndex={context.unlisted}
      />
      <link
        rel="alternate"
        type="text/markdown"
        href={withPrefix(markdownPath(localePath(context.slug, language)))}
      />
      <OpenGraph
        title={title}
        description={description}
        url={canonical}
        site={{
          name: site.title,
          locales: [
            ...locales.filter(({ code }) => code === contentLocale),
            ...translations.filter(({ code }) => code !== contentLocale),
          ].map(({ openGraph }) => openGraph),
        }}
        image={{
          url: absolute(
            socialImagePath({ docId: context.docId, locale: contentLocale, package: apiPackage }),
          ),
          ...SOCIAL_IMAGE_SIZE,
          alt: apiPackage ?? title,
        }}
        isHome={slug === '/'}
      />
      <BreadcrumbData
        steps={[
          { name: site.title, url: url(contentLocale, '/') },
          ...slugTrail(slug, titleOf).map((step) => ({
            name: step.title,
            url: url(contentLocale, step.slug),
          })),
          ...(slug === '/' ? [] : [{ name: title, url: canonical }]),
        ]}
      />
    </>
  );
}
