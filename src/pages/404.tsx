import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import { PageLanguage } from '../components/seo/PageLanguage';
import { NotFound, type ListedPage } from '../components/not-found/NotFound';
import { defaultLocale, langOf, locales } from '../locales/locales';
import { search } from '../config/search';
import { DocsLayout } from '../layouts/DocsLayout';
import type { Messages } from '../locales/messages';
import { isNotFoundPath, localePath, pageListPath, splitPath } from '../model/addresses';
import type { PageContext } from '../routes/to-page';

type Context = Pick<PageContext, 'language' | 'i18n'>;
type Props = PageProps<Queries.NotFoundPageQuery, Context>;

/** The not-found page, which hosts serve for every unknown path. */
export default function NotFoundPage({ pageContext, location }: Props) {
  const { language } = pageContext;
  const { locale, slug } = splitSitePath(location.pathname);
  return (
    <DocsLayout
      context={{
        ...pageContext,
        docNodeId: '',
        docId: '404',
        slug: '/404/',
        package: null,
        fallbackLocale: null,
        translations: [],
        unlisted: false,
        aliasOf: null,
      }}
      heading={null}
      headings={[]}
    >
      <div className="markdown">
        <NotFound
          languages={[...locales]
            .sort((a, b) => Number(b.code === language) - Number(a.code === language))
            .map(({ code, lang }) => ({
              code,
              lang,
              homePath: withPrefix(localePath('/', code)),
              searchPath: withPrefix(localePath(search.path, code)),
            }))}
          requestedLocale={locale}
          slug={slug}
          base={__BASE_PATH__}
          defaultLocale={defaultLocale}
          loadPages={loadPages}
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

async function loadPages(locale: string): Promise<readonly ListedPage[]> {
  const response = await fetch(withPrefix(pageListPath(locale)));
  return response.ok ? ((await response.json()) as ListedPage[]) : [];
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
