import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AreaCards } from '../components/home/AreaCards';
import { Hero } from '../components/home/Hero';
import { MarkdownBody } from '../components/markdown/MarkdownBody';
import { useNavigationDocs } from '../data/use-navigation-docs';
import { useMessages } from '../i18n/use-messages';
import { DocHead, DocPage } from '../layouts/DocPage';
import { missingDoc } from '../layouts/missing-doc';
import { localePath } from '../model/addresses';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.HomePageQuery, PageContext>;

/**
 * The home page. Its code sample comes from the tutorial, which `npm run tutorials -- follow`
 * tests. Its cards are the sections of the libraries overview.
 */
export default function HomeTemplate({ data: { doc, tutorial, overview, api, site }, pageContext }: Props) {
  const { t } = useMessages();
  const docs = useNavigationDocs();
  if (!doc) throw missingDoc(pageContext);
  const pathOf = (slug: string) => localePath(slug, pageContext.language);
  const actions = [
    ...(tutorial ? [{ label: tutorial.title, path: pathOf(tutorial.slug) }] : []),
    ...[overview, api].flatMap((page) => (page ? [{ label: page.title, path: pathOf(page.slug) }] : [])),
  ];
  const areas = (overview?.linkGroups ?? []).map(({ id, title, slugs }) => ({
    label: title,
    path: `${pathOf(overview?.slug ?? '/')}#${id}`,
    libraries: slugs.flatMap((slug) => {
      const library = docs.find((doc) => doc.slug === slug && isLibrary(doc.docId));
      return library ? [{ label: library.label, path: pathOf(slug) }] : [];
    }),
  }));
  return (
    <DocPage
      // The page is too short for a table of contents.
      doc={{ ...doc, headings: [] }}
      site={site}
      context={pageContext}
      heading={
        <Hero
          title={doc.title}
          tagline={doc.description}
          actions={actions}
          sample={tutorial?.codeBlock && <MarkdownBody html={tutorial.codeBlock} />}
        />
      }
    >
      <AreaCards title={t('home.areas')} areas={areas.filter(({ libraries }) => libraries.length > 0)} />
      <MarkdownBody html={doc.html ?? ''} />
    </DocPage>
  );
}

function isLibrary(docId: string): boolean {
  return /^libraries\/[^/]+$/.test(docId);
}

export const Head = (props: HeadProps<Queries.HomePageQuery, PageContext>) => <DocHead {...props} />;

export const query = graphql`
  query HomePage($docNodeId: String!, $language: String!) {
    doc: guide(id: { eq: $docNodeId }) {
      ...GuideFields
      html
    }
    tutorial: guide(docId: { eq: "how-to/first-service" }, locale: { eq: $language }) {
      title
      slug
      codeBlock(title: "src/main.ts")
    }
    overview: guide(docId: { eq: "libraries" }, locale: { eq: $language }) {
      title
      slug
      linkGroups {
        id
        title
        slugs
      }
    }
    api: reference(docId: { eq: "api" }, locale: { eq: $language }) {
      title
      slug
    }
    site {
      ...SiteUrl
    }
  }
`;
