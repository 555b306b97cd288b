import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Html } from '../components/markdown/Html';
import { DocHead, DocPage } from '../layouts/DocPage';
import { missingDoc } from '../layouts/missing-doc';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.GuidePageQuery, PageContext>;

/** A Markdown guide, compiled to HTML. */
export default function GuideTemplate({ data: { doc, site }, pageContext }: Props) {
  if (!doc) throw missingDoc(pageContext);
  return (
    <DocPage doc={doc} site={site} context={pageContext}>
      <Html as="div" className="markdown" html={doc.html ?? ''} />
    </DocPage>
  );
}

export const Head = (props: HeadProps<Queries.GuidePageQuery, PageContext>) => <DocHead {...props} />;

export const query = graphql`
  query GuidePage($docNodeId: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "common" } }) {
      ...Texts
    }
    doc: guide(id: { eq: $docNodeId }) {
      ...GuideFields
      html
    }
    site {
      ...SiteUrl
    }
  }
`;
