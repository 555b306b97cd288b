import { useMemo } from 'react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { TitleText } from '../components/breakable-name/TitleText';
import { ReferenceHeading } from '../components/reference/ReferenceHeading';
import { ChangesFeedLink } from '../layouts/ChangesFeedLink';
import { DocHead, DocPage } from '../layouts/DocPage';
import { missingDoc } from '../layouts/missing-doc';
import { ReferenceArticle } from '../layouts/ReferenceArticle';
import { referenceSection } from '../layouts/reference-section';
import { findKind } from '../model/reference/kinds';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.ReferencePageQuery, PageContext>;

/** An API reference page. */
export default function ReferenceTemplate({ data, pageContext }: Props) {
  const { doc, root, index, changes, errors, configuration, site } = data;
  const { t } = useTranslation();
  const { t: api } = useTranslation('api');
  const section = useMemo(
    () =>
      doc &&
      referenceSection({
        reference: doc,
        packages: root?.packages.map(({ name }) => name) ?? [],
        symbols: index?.symbols ?? [],
        language: pageContext.language,
        hasChanges: changes !== null,
        changesLabel: t('changes.link'),
        errorsLabel: errors?.title ?? null,
        configurationLabel: configuration?.title ?? null,
        kindLabel: (kind) => api(`kind.plural.${kind}`),
      }),
    [doc, root, index, changes, errors, configuration, pageContext.language, t, api],
  );
  if (!doc || !section) throw missingDoc(pageContext);
  return (
    <DocPage
      doc={doc.pageKind === 'errors' || doc.pageKind === 'configuration' ? withoutItems(doc) : doc}
      site={site}
      context={pageContext}
      heading={<ReferenceTitle reference={doc} />}
      section={section}
    >
      <ReferenceArticle reference={doc} context={pageContext} hasChanges={changes !== null} />
    </DocPage>
  );
}

/** The heading: a symbol's name with its badges, or a list's plain title. */
function ReferenceTitle({ reference }: { reference: NonNullable<Queries.ReferencePageQuery['doc']> }) {
  const { title, symbol, kind, deprecated, abstract } = reference;
  const symbolKind = findKind(kind)?.kind;
  if (symbol === null || !symbolKind)
    return (
      <h1>
        <TitleText title={title} />
      </h1>
    );
  return <ReferenceHeading name={symbol} kind={symbolKind} deprecated={deprecated} abstract={abstract} />;
}

/**
 * Lists only the packages in the table of contents. Readers find their items with the box above the
 * list.
 */
const withoutItems = <Doc extends { headings: readonly { level: number }[] }>(doc: Doc): Doc => ({
  ...doc,
  headings: doc.headings.filter(({ level }) => level === 2),
});

export const Head = (props: HeadProps<Queries.ReferencePageQuery, PageContext>) => (
  <>
    <DocHead {...props} />
    {props.data.changes && props.data.doc?.symbol === null && (
      <ChangesFeedLink language={props.pageContext.language} />
    )}
  </>
);

export const query = graphql`
  fragment HistoryFields on ReferenceHistory {
    since
    deprecatedSince
    changes {
      version
      breaks
      from
      to
    }
  }

  fragment SymbolFields on Reference {
    content
    history {
      ...HistoryFields
    }
  }

  query ReferencePage($docNodeId: String!, $language: String!, $package: String) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["api", "common", "kinds"] } }
      sort: { ns: ASC }
    ) {
      ...Texts
    }
    doc: reference(id: { eq: $docNodeId }) {
      ...DocFields
      docId
      ...SymbolFields
      pageKind
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
        symbols {
          name
          place
        }
      }
      releases {
        package
        importName
        version
        date
        changes {
          change
          name
          breaks
          from
          to
          slug
          successor {
            before
            label
            after
            slug
          }
        }
      }
    }
    root: reference(docId: { eq: "api" }, locale: { eq: $language }) {
      packages {
        name
      }
    }
    index: reference(package: { eq: $package }, pageKind: { eq: "package" }, locale: { eq: $language }) {
      symbols {
        name
        place
      }
    }
    changes: reference(package: { eq: $package }, pageKind: { eq: "changes" }, locale: { eq: $language }) {
      pageKind
    }
    errors: reference(pageKind: { eq: "errors" }, locale: { eq: $language }) {
      title
    }
    configuration: reference(pageKind: { eq: "configuration" }, locale: { eq: $language }) {
      title
    }
    site {
      ...SiteUrl
    }
  }
`;
