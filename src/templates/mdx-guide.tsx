import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { MdxBody } from '../components/mdx/MdxBody';
import { DocHead, DocPage } from '../layouts/DocPage';
import { missingDoc } from '../layouts/missing-doc';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.MdxGuidePageQuery, PageContext>;

/** An MDX guide. gatsby-plugin-mdx passes its body as children. */
export default function MdxGuideTemplate({ data: { doc, site }, pageContext, children }: Props) {
  if (!doc) throw missingDoc(pageContext);
  return (
    <DocPage doc={doc} site={site} context={pageContext} hasHero={doc.hasHero}>
      <MdxBody title={doc.title} description={doc.description}>
        {children}
      </MdxBody>
    </DocPage>
  );
}

export const Head = (props: HeadProps<Queries.MdxGuidePageQuery, PageContext>) => <DocHead {...props} />;

export const query = graphql`
  query MdxGuidePage($docNodeId: String!, $language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "home", "markdown"] } }
      sort: { ns: ASC }
    ) {
      ...Texts
    }
    doc: guide(id: { eq: $docNodeId }) {
      ...GuideFields
      hasHero
    }
    site {
      ...SiteUrl
    }
  }
`;
