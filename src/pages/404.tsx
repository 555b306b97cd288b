import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { DocsLayout } from '../layouts/DocsLayout';
import { useMessages } from '../i18n/use-messages';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.NotFoundPageQuery, Pick<PageContext, 'language' | 'i18n'>>;

/** Any path that has no page. */
export default function NotFoundPage({ pageContext }: Props) {
  const { t } = useMessages();
  return (
    <DocsLayout
      context={{
        ...pageContext,
        docNodeId: '',
        docId: '404',
        slug: '/',
        package: null,
        fallbackLocale: null,
        translations: [],
        unlisted: false,
        aliasOf: null,
      }}
      title={t('notFound.title')}
      headings={[]}
    >
      <div className="markdown">
        <p>{t('notFound.text')}</p>
        <p>{t('notFound.contact')}</p>
      </div>
    </DocsLayout>
  );
}

export const Head = ({
  data,
  pageContext,
}: HeadProps<Queries.NotFoundPageQuery, Pick<PageContext, 'language'>>) => {
  const messages = JSON.parse(data.locales.edges[0]?.node.data ?? '{}') as Record<string, string>;
  return (
    <>
      <html lang={pageContext.language} />
      <title>{messages['notFound.title']}</title>
      <meta name="robots" content="noindex" />
    </>
  );
};

export const query = graphql`
  query NotFoundPage($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "common" } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
