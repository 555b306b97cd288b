import type { ComponentProps } from 'react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ColorTokens } from '../components/mdx/ColorTokens';
import { MdxBody } from '../components/mdx/MdxBody';
import { useColorTokens } from '../data/use-color-tokens';
import { DocHead, DocPage } from '../layouts/DocPage';
import { missingDoc } from '../layouts/missing-doc';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.MdxGuidePageQuery, PageContext>;

/** Components for MDX guides, with the site's data. */
const components = { ColorTokens: () => <ColorTokens tokens={useColorTokens()} /> };

/** An MDX guide. gatsby-plugin-mdx passes its body as children. */
export default function MdxGuideTemplate({ data: { doc, site }, pageContext, children }: Props) {
  if (!doc) throw missingDoc(pageContext);
  return (
    <DocPage doc={doc} site={site} context={pageContext}>
      <MdxBody
        codes={doc.codes as ComponentProps<typeof MdxBody>['codes']}
        pictures={(doc.pictures ?? {}) as Record<string, string>}
        components={components}
      >
        {children}
      </MdxBody>
    </DocPage>
  );
}

export const Head = (props: HeadProps<Queries.MdxGuidePageQuery, PageContext>) => <DocHead {...props} />;

export const query = graphql`
  query MdxGuidePage($docNodeId: String!, $language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "markdown"] } }
      sort: { ns: ASC }
    ) {
      ...Texts
    }
    doc: guide(id: { eq: $docNodeId }) {
      ...GuideFields
      pictures
      codes {
        attributes
        html
      }
    }
    site {
      ...SiteUrl
    }
  }
`;
