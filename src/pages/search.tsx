import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { PageIndex } from '../components/search/PageIndex';
import { PageSearch } from '../components/search/PageSearch';
import { Seo } from '../components/seo/Seo';
import { defaultLocale, langOf, locales } from '../locales/locales';
import { search, searchProvider } from '../config/search';
import { baseSidebar } from '../config/sidebar';
import { site } from '../config/site';
import { useNavigationDocs } from '../data/use-navigation-docs';
import { searchText } from '../locales/search';
import { DocsLayout } from '../layouts/DocsLayout';
import { buildSidebar } from '../routes/build-sidebar';
import { localePath } from '../model/addresses';
import type { PageContext } from '../routes/to-page';
import { searchClientFor } from '../search/client/create-search-client';

type Context = Pick<PageContext, 'language' | 'i18n'>;

/**
 * The search page. `/search/?q=…` lists all results for a query. Without a query or JavaScript, it lists
 * all pages.
 */
export default function SearchPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.SearchPageQuery, Context>) {
  const { language } = pageContext;
  const t = searchText(language);
  const docs = useNavigationDocs();
  const client = useMemo(
    () =>
      searchClientFor({
        provider: searchProvider,
        locale: language,
        version: search.version,
        base: withPrefix('/').replace(/\/$/, ''),
      }),
    [language],
  );
  return (
    <DocsLayout
      context={{
        ...pageContext,
        docNodeId: '',
        docId: 'search',
        slug: search.path,
        package: null,
        fallbackLocale: null,
        translations: locales.map(({ code }) => code),
        unlisted: false,
        aliasOf: null,
      }}
      heading={<h1>{t('page.title')}</h1>}
      headings={[]}
    >
      <PageSearch
        language={language}
        client={client}
        search={location.search}
        searchHref={withPrefix(localePath(search.path, language))}
      >
        <PageIndex
          t={t}
          guides={buildSidebar(baseSidebar, docs, language)}
          packages={data.packages.nodes.map(({ slug, title }) => ({
            path: localePath(slug, language),
            label: title,
          }))}
        />
      </PageSearch>
    </DocsLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.SearchPageQuery, Context>) => {
  const t = searchText(pageContext.language);
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? '';
  const url = (code: string) => siteUrl + withPrefix(localePath(search.path, code));
  return (
    <Seo
      lang={langOf(pageContext.language)}
      title={`${t('page.title')} | ${site.title}`}
      description={t('page.description')}
      canonical={url(pageContext.language)}
      alternates={[
        ...locales.map(({ code, lang }) => ({ lang, url: url(code) })),
        { lang: 'x-default', url: url(defaultLocale) },
      ]}
      noIndex
    />
  );
};

export const query = graphql`
  query SearchPage($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "common" } }) {
      ...Texts
    }
    site {
      ...SiteUrl
    }
    packages: allReference(
      filter: { locale: { eq: $language }, package: { ne: null }, symbol: { eq: null } }
      sort: { title: ASC }
    ) {
      nodes {
        slug
        title
      }
    }
  }
`;
