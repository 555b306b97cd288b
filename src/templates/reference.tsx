import { useMemo } from 'react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMessages, type MessageKey } from '../i18n/use-messages';
import { DocHead, DocPage } from '../layouts/DocPage';
import { missingDoc } from '../layouts/missing-doc';
import { ReferenceArticle } from '../layouts/ReferenceArticle';
import { ReferenceTitle } from '../layouts/ReferenceTitle';
import { referenceSection } from '../layouts/reference-section';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.ReferencePageQuery, PageContext>;

/** A page of the API reference. */
export default function ReferenceTemplate({ data: { doc, root, index, site }, pageContext }: Props) {
  const { t } = useMessages();
  const section = useMemo(
    () =>
      doc &&
      referenceSection({
        reference: doc,
        packages: root?.packages.map(({ name }) => name) ?? [],
        symbols: index?.symbols ?? [],
        language: pageContext.language,
        kindLabel: (kind) => t(`kind.plural.${kind}` as MessageKey),
      }),
    [doc, root, index, pageContext.language, t],
  );
  if (!doc || !section) throw missingDoc(pageContext);
  return (
    <DocPage
      doc={doc}
      site={site}
      context={pageContext}
      heading={<ReferenceTitle reference={doc} />}
      section={section}
    >
      <ReferenceArticle reference={doc} context={pageContext} />
    </DocPage>
  );
}

export const Head = (props: HeadProps<Queries.ReferencePageQuery, PageContext>) => <DocHead {...props} />;

export const query = graphql`
  query ReferencePage($docNodeId: String!, $language: String!, $package: String) {
    doc: reference(id: { eq: $docNodeId }) {
      ...DocFields
      docId
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
      ...SiteUrl
    }
  }
`;
