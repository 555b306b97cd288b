import { useMemo } from 'react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMessages, type MessageKey } from '../i18n/use-messages';
import { DocsLayout } from '../layouts/DocsLayout';
import { missingDoc } from '../layouts/missing-doc';
import { PageFoot } from '../layouts/PageFoot';
import { PageHead } from '../layouts/PageHead';
import { ReferenceArticle } from '../layouts/ReferenceArticle';
import { ReferenceTitle } from '../layouts/ReferenceTitle';
import { referenceSection } from '../layouts/reference-section';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.ReferencePageQuery, PageContext>;

/** A page of the API reference. */
export default function ReferenceTemplate({ data: { reference, root, index, site }, pageContext }: Props) {
  const { t } = useMessages();
  const section = useMemo(
    () =>
      reference &&
      referenceSection({
        reference,
        packages: root?.packages.map(({ name }) => name) ?? [],
        symbols: index?.symbols ?? [],
        language: pageContext.language,
        kindLabel: (kind) => t(`kind.plural.${kind}` as MessageKey),
      }),
    [reference, root, index, pageContext.language, t],
  );
  if (!reference || !section) throw missingDoc(pageContext);
  return (
    <DocsLayout
      context={pageContext}
      title={reference.title}
      heading={<ReferenceTitle reference={reference} />}
      headings={reference.headings}
      section={section}
      meta={
        <PageFoot
          sourcePath={null}
          lastUpdated={null}
          title={reference.title}
          path={pageContext.i18n.path}
          siteUrl={site?.siteMetadata?.siteUrl ?? ''}
        />
      }
    >
      <ReferenceArticle reference={reference} context={pageContext} />
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
      deprecated
      abstract
      source {
        file
        line
        url
      }
      headings {
        id
        title
        level
      }
      packages {
        name
        importName
        summary
        translated
        symbols
      }
    }
    root: reference(docId: { eq: "api" }, locale: { eq: $language }) {
      packages {
        name
      }
    }
    index: reference(package: { eq: $package }, symbol: { eq: null }, locale: { eq: $language }) {
      symbols
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
