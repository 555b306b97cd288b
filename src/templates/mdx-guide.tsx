import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ColorTokens } from '../components/mdx/ColorTokens';
import { MdxBody } from '../components/mdx/MdxBody';
import type { PictureData } from '../components/mdx/Picture';
import { useColorTokens } from '../data/use-color-tokens';
import { DocsLayout } from '../layouts/DocsLayout';
import { missingDoc } from '../layouts/missing-doc';
import { PageFoot } from '../layouts/PageFoot';
import { OutdatedLine } from '../layouts/OutdatedLine';
import { PageHead } from '../layouts/PageHead';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.MdxGuidePageQuery, PageContext>;

/** Components of MDX guides that show what this site is made of. */
const siteComponents = { ColorTokens: () => <ColorTokens tokens={useColorTokens()} /> };

/** A guide with components in it; gatsby-plugin-mdx hands its body over as children. */
export default function MdxGuideTemplate({ data: { guide, site }, pageContext, children }: Props) {
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
      <MdxBody
        pictures={(guide.pictures ?? {}) as unknown as Record<string, PictureData>}
        components={siteComponents}
      >
        {children}
      </MdxBody>
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
      pictures
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
