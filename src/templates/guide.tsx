import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { MarkdownBody } from '../components/markdown/MarkdownBody';
import { missingDoc } from '../layouts/missing-doc';
import { PageFoot } from '../layouts/PageFoot';
import { DocsLayout } from '../layouts/DocsLayout';
import { OutdatedLine } from '../layouts/OutdatedLine';
import { PageHead } from '../layouts/PageHead';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.GuidePageQuery, PageContext>;

/** A guide whose body was compiled to HTML. */
export default function GuideTemplate({ data: { guide, site }, pageContext }: Props) {
  if (!guide) throw missingDoc(pageContext);
  return (
    <DocsLayout
      context={pageContext}
      title={guide.title}
      headings={guide.headings}
      sourcePath={guide.sourcePath}
      meta={
        <PageFoot
          sourcePath={guide.sourcePath}
          lastUpdated={guide.lastUpdated}
          title={guide.title}
          path={pageContext.i18n.path}
          siteUrl={site?.siteMetadata?.siteUrl ?? ''}
        />
      }
    >
      {guide.outdated && <OutdatedLine slug={pageContext.slug} />}
      <MarkdownBody html={guide.html ?? ''} />
    </DocsLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.GuidePageQuery, PageContext>) => (
  <PageHead
    context={pageContext}
    title={data.guide?.title ?? ''}
    description={data.guide?.description ?? ''}
    siteUrl={data.site?.siteMetadata?.siteUrl ?? ''}
  />
);

export const query = graphql`
  query GuidePage($docNodeId: String!, $language: String!) {
    guide(id: { eq: $docNodeId }) {
      title
      description
      html
      sourcePath
      outdated
      headings {
        id
        title
        level
      }
      lastUpdated {
        date
        author
      }
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
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
