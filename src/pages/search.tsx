import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageIndex } from '../components/search/PageIndex';
import { SearchPage } from '../components/search/SearchPage';
import { Seo } from '../components/seo/Seo';
import { defaultLocale, langOf, localeCodes, locales } from '../locales/locales';
import { searchSource } from '../config/search';
import { baseSidebar } from '../config/sidebar';
import { site } from '../config/site';
import { useNavigationDocs } from '../data/use-navigation-docs';
import { Island } from '../islands/Island';
import { DocsLayout } from '../layouts/DocsLayout';
import { pageWithoutDoc } from '../layouts/page-without-doc';
import { buildSidebar } from '../routes/build-sidebar';
import { localePath, SEARCH_SLUG } from '../model/docs/addresses';
import type { Messages } from '../locales/messages';
import type { PageContext } from '../routes/to-page';

type Context = Pick<PageContext, 'language' | 'i18n'>;

/**
 * The search page. `/search/?q=…` lists all results for a query. Without a query or JavaScript, it lists
 * all pages.
 */
export default function SearchTemplate({ data, pageContext }: PageProps<Queries.SearchPageQuery, Context>) {
  const { language } = pageContext;
  const { t } = useTranslation('search');
  const docs = useNavigationDocs();
  return (
    <DocsLayout
      context={pageWithoutDoc(pageContext, {
        docId: 'search',
        slug: SEARCH_SLUG,
        translations: [...localeCodes],
      })}
      heading={<h1>{t('page.title')}</h1>}
      headings={[]}
    >
      <Island name="SearchPage" component={SearchPage} props={{ source: searchSource }}>
        <PageIndex
          guides={buildSidebar(baseSidebar, docs, language)}
          packages={data.packages.nodes.map(({ slug, title }) => ({
            path: localePath(slug, language),
            label: title,
          }))}
        />
      </Island>
    </DocsLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.SearchPageQuery, Context>) => {
  // Gatsby renders heads without the plugin that provides the texts.
  const file = data.locales.edges.find(({ node }) => node.ns === 'search');
  const texts = JSON.parse(file?.node.data ?? '{}') as Messages<'search'>;
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? '';
  const url = (code: string) => siteUrl + withPrefix(localePath(SEARCH_SLUG, code));
  return (
    <Seo
      lang={langOf(pageContext.language)}
      title={`${texts['page.title']} | ${site.title}`}
      description={texts['page.description']}
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
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "kinds", "search"] } }) {
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
