import { MDXProvider } from '@mdx-js/react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { mdxComponents } from '../components/mdx/components';
import { DocsLayout } from '../layouts/DocsLayout';
import { GuideMeta } from '../layouts/GuideMeta';
import { OutdatedLine } from '../layouts/OutdatedLine';
import { PageHead } from '../layouts/PageHead';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.MdxGuidePageQuery, PageContext>;

/** A guide with components in it; gatsby-plugin-mdx hands its body over as children. */
export default function MdxGuideTemplate({ data: { guide }, pageContext, children }: Props) {
  if (!guide) return null;
  return (
    <DocsLayout
      context={pageContext}
      title={guide.title}
      headings={guide.headings}
      sourcePath={guide.sourcePath}
      meta={
        <GuideMeta
          sourcePath={guide.sourcePath}
          lastUpdated={guide.lastUpdated}
          path={pageContext.i18n.path}
        />
      }
    >
      {guide.outdated && <OutdatedLine slug={pageContext.slug} />}
      <div className="markdown">
        <MDXProvider components={mdxComponents}>{children}</MDXProvider>
      </div>
    </DocsLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.MdxGuidePageQuery, PageContext>) => (
  <PageHead
    context={pageContext}
    title={data.guide?.title ?? ''}
    description={data.guide?.description ?? ''}
    siteUrl={data.site?.siteMetadata?.siteUrl ?? ''}
  />
);

export const query = graphql`
  query MdxGuidePage($docNodeId: String!, $language: String!) {
    guide(id: { eq: $docNodeId }) {
      title
      description
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
