import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { AreaCards } from '../components/home/AreaCards';
import { Example } from '../components/home/Example';
import { FirstSteps } from '../components/home/FirstSteps';
import { Hero } from '../components/home/Hero';
import { InstallPanel } from '../components/home/InstallPanel';
import { ToolkitFacts } from '../components/home/ToolkitFacts';
import { SiteLink } from '../components/site-link/SiteLink';
import { useNavigationDocs } from '../data/use-navigation-docs';
import { DocHead, DocPage } from '../layouts/DocPage';
import { missingDoc } from '../layouts/missing-doc';
import { localePath } from '../model/addresses';
import type { PageContext } from '../routes/to-page';

type Props = PageProps<Queries.HomePageQuery, PageContext>;

/**
 * The home page. Its code and commands come from the tutorial, which `npm run tutorials -- follow`
 * tests. Its cards are the sections of the libraries overview, and its facts come from `toolkit/`.
 */
export default function HomeTemplate({ data, pageContext }: Props) {
  const { doc, tutorial, overview, api, maturity, site } = data;
  const { t } = useTranslation('home');
  const docs = useNavigationDocs();
  if (!doc) throw missingDoc(pageContext);
  const linkTo = ({ title, slug }: { title: string; slug: string }) => ({
    label: title,
    path: localePath(slug, pageContext.language),
  });
  const toolkit = site?.siteMetadata?.toolkit;
  const packages = toolkit?.packages ?? [];
  const areas = (overview?.linkGroups ?? []).map(({ id, title, summary, slugs }) => ({
    id,
    label: title,
    path: `${localePath(overview?.slug ?? '/', pageContext.language)}#${id}`,
    summary,
    libraries: slugs.flatMap((slug) => {
      const translations = docs.filter((each) => each.slug === slug && isLibrary(each.docId));
      const library = translations.find(({ locale }) => locale === pageContext.language) ?? translations[0];
      if (!library) return [];
      const name = library.docId.replace('libraries/', '/');
      const version = packages.find((each) => each?.name?.endsWith(name))?.version ?? null;
      return [{ ...linkTo({ title: library.label, slug }), version }];
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
          actions={[tutorial, overview, api].flatMap((page) => (page ? [linkTo(page)] : []))}
          facts={
            toolkit && (
              <ToolkitFacts
                nest={toolkit.nest ?? ''}
                node={toolkit.node ?? ''}
                license={toolkit.license ?? ''}
                counts={{ packages: packages.length, unstable: toolkit.unstable ?? 0 }}
                newest={
                  toolkit.newest && {
                    name: toolkit.newest.name ?? '',
                    version: toolkit.newest.version ?? '',
                    date: toolkit.newest.date ?? '',
                  }
                }
                details={maturity && <SiteLink to={linkTo(maturity).path}>{maturity.title}</SiteLink>}
              />
            )
          }
        >
          {tutorial?.install && (
            <InstallPanel commands={(tutorial.setup ?? '') + tutorial.install} guide={linkTo(tutorial)} />
          )}
        </Hero>
      }
    >
      {tutorial && (
        <Example
          code={[tutorial.input, tutorial.main].filter((block) => block !== null)}
          exchange={[tutorial.request, tutorial.response].filter((block) => block !== null)}
          guide={tutorial.title}
        />
      )}
      <FirstSteps html={doc.html ?? ''} />
      <AreaCards title={t('home.areas')} areas={areas.filter(({ libraries }) => libraries.length > 0)} />
    </DocPage>
  );
}

function isLibrary(docId: string): boolean {
  return /^libraries\/[^/]+$/.test(docId);
}

export const Head = (props: HeadProps<Queries.HomePageQuery, PageContext>) => <DocHead {...props} />;

export const query = graphql`
  query HomePage(
    $docNodeId: String!
    $language: String!
    $tutorial: String!
    $overview: String!
    $maturity: String!
    $setup: String!
    $install: String!
    $input: String!
    $main: String!
    $request: String!
    $response: String!
  ) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "home"] } }
      sort: { ns: ASC }
    ) {
      ...Texts
    }
    doc: guide(id: { eq: $docNodeId }) {
      ...GuideFields
      html
    }
    tutorial: guide(docId: { eq: $tutorial }, locale: { eq: $language }) {
      title
      slug
      setup: codeBlock(text: $setup)
      install: codeBlock(text: $install)
      input: codeBlock(title: $input)
      main: codeBlock(title: $main)
      request: codeBlock(text: $request)
      response: codeBlock(text: $response)
    }
    overview: guide(docId: { eq: $overview }, locale: { eq: $language }) {
      title
      slug
      linkGroups {
        id
        title
        summary
        slugs
      }
    }
    api: reference(docId: { eq: "api" }, locale: { eq: $language }) {
      title
      slug
    }
    maturity: guide(docId: { eq: $maturity }, locale: { eq: $language }) {
      title
      slug
    }
    site {
      ...SiteUrl
      siteMetadata {
        toolkit {
          license
          node
          nest
          packages {
            name
            version
          }
          unstable
          newest {
            name
            version
            date
          }
        }
      }
    }
  }
`;
