import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { MarkdownBody } from '../components/markdown/MarkdownBody';
import { DocsLayout } from '../layouts/DocsLayout';
import { PageHead } from '../layouts/PageHead';
import { referenceSection } from '../layouts/reference-section';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.ReferencePageQuery, PageContext>;

/** A page of the API reference. */
export default function ReferenceTemplate({ data: { reference, packages, symbols }, pageContext }: Props) {
  if (!reference) return null;
  const section = referenceSection({
    reference,
    packages: packages.nodes,
    symbols: symbols.nodes,
    language: pageContext.language,
  });
  return (
    <DocsLayout context={pageContext} title={reference.title} headings={reference.headings} section={section}>
      <MarkdownBody html={reference.html} />
    </DocsLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ReferencePageQuery, PageContext>) => (
  <PageHead
    context={pageContext}
    title={data.reference?.title ?? ''}
    description={data.reference?.description ?? ''}
    siteUrl={data.site?.siteMetadata?.siteUrl ?? ''}
  />
);

export const query = graphql`
  query ReferencePage($docNodeId: String!, $language: String!, $package: String) {
    reference(id: { eq: $docNodeId }) {
      docId
      title
      description
      html
      package
      kind
      symbol
      facts
      headings {
        id
        title
        level
      }
    }
    packages: allReference(
      filter: { locale: { eq: $language }, package: { ne: null }, symbol: { eq: null } }
      sort: { docId: ASC }
    ) {
      nodes {
        docId
        package
      }
    }
    symbols: allReference(
      filter: { locale: { eq: $language }, package: { eq: $package }, symbol: { ne: null } }
      sort: { docId: ASC }
    ) {
      nodes {
        docId
        title
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
