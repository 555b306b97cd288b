import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageLanguage } from '../components/seo/PageLanguage';
import { NotFound } from '../components/not-found/NotFound';
import { Suggestions } from '../components/not-found/Suggestions';
import { defaultLocale, langOf, locales } from '../locales/locales';
import { site } from '../config/site';
import { Island } from '../islands/Island';
import { DocsLayout } from '../layouts/DocsLayout';
import { pageWithoutDoc } from '../layouts/page-without-doc';
import type { Messages } from '../locales/messages';
import { isNotFoundPath, localePath, SEARCH_SLUG, splitPath } from '../model/docs/addresses';
import type { PageContext } from '../routes/to-page';

type Context = Pick<PageContext, 'language' | 'i18n'>;
type Props = PageProps<Queries.NotFoundPageQuery, Context>;

/** The not-found page, which hosts serve for every unknown path. */
export default function NotFoundPage({ pageContext }: Props) {
  const { language } = pageContext;
  const { i18n } = useTranslation();
  const languages = [...locales]
    .sort((a, b) => Number(b.code === language) - Number(a.code === language))
    .map(({ code, lang }) => ({
      code,
      lang,
      searchPath: withPrefix(localePath(SEARCH_SLUG, code)),
      label: i18n.getFixedT(code, 'not-found')('notFound.inThisLanguage'),
    }));
  return (
    <DocsLayout
      context={pageWithoutDoc(pageContext, { docId: '404', slug: '/404/', translations: [] })}
      heading={null}
      headings={[]}
    >
      <div className="markdown">
        <NotFound
          languages={languages}
          base={__BASE_PATH__}
          defaultLocale={defaultLocale}
          reportUrl={`${site.repository.url}/issues/new`}
          suggest={({ code }, form) => (
            <Island
              name="Suggestions"
              component={Suggestions}
              props={{
                language: code,
                others: languages
                  .filter((other) => other.code !== code)
                  .map(({ code: other, lang, label }) => ({ code: other, lang, label })),
              }}
            >
              {form}
            </Island>
          )}
        />
      </div>
    </DocsLayout>
  );
}

export const Head = ({ data, pageContext, location }: HeadProps<Queries.NotFoundPageQuery, Context>) => {
  const path = location.pathname;
  const locale = isNotFoundPath(path) ? pageContext.language : splitSitePath(path).locale;
  // Gatsby renders heads without the plugin that provides the texts.
  const file = data.locales.edges.find(({ node }) => node.ns === 'not-found' && node.language === locale);
  const texts = JSON.parse(file?.node.data ?? '{}') as Messages<'not-found'>;
  return (
    <>
      <PageLanguage lang={langOf(locale)} />
      <title>{texts['notFound.title']}</title>
      <meta name="robots" content="noindex" />
    </>
  );
};

/** Splits a URL path, which may have a path prefix, into locale and slug. */
function splitSitePath(pathname: string): { locale: string; slug: string } {
  const hasPrefix = pathname.startsWith(`${__BASE_PATH__}/`);
  return splitPath(hasPrefix ? pathname.slice(__BASE_PATH__.length) : pathname);
}

/** The page contains every language. */
export const query = graphql`
  query NotFoundPage {
    locales: allLocale(
      filter: { ns: { in: ["common", "not-found"] } }
      sort: [{ language: ASC }, { ns: ASC }]
    ) {
      ...Texts
    }
  }
`;
