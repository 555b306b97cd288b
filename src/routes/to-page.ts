import path from 'node:path';
import { defaultLocale } from '../locales/locales';
import { localePath, readReferenceSlug } from '../model/docs/addresses';
import type { Route } from './build-routes';
import type { GuideUsage, GuideUsages } from './guide-usages';
import type { PackageLinks } from './package-links';

/** Page context. It contains only IDs and flags; the template queries everything else. */
export interface PageContext extends Record<string, unknown> {
  /** Null on pages without a doc, such as the search page. */
  docNodeId: string | null;
  docId: string;
  slug: string;
  language: string;
  /** A reference page's API package, for its sidebar section; null on other pages. */
  package: string | null;
  /** The content's locale if it differs from the page's, else null. */
  fallbackLocale: string | null;
  translations: string[];
  unlisted: boolean;
  draft?: true;
  aliasOf: string | null;
  /** On library guides: the package's reference. */
  packageLinks?: PackageLinks;
  /** On symbol pages: the guide sections that use the symbol. */
  usedIn?: GuideUsage[];
  /** On symbol pages: the guide sections that use a member, by the member's anchor. */
  memberGuides?: GuideUsages['members'];
  /** New paths of sections that left this page, by old heading ID. */
  movedSections?: Readonly<Record<string, string>>;
  /** gatsby-plugin-react-i18next creates no page in each language from a page that already has this. */
  i18n: {
    language: string;
    languages: readonly string[];
    defaultLanguage: string;
    generateDefaultLanguagePage: false;
    routed: boolean;
    originalPath: string;
    path: string;
  };
}

/**
 * Converts a route to a page for Gatsby's `createPage`.
 *
 * @param route - The route.
 * @param options - `templates` is the templates folder; the others go into the context.
 */
export function toPage(
  route: Route,
  {
    templates,
    usages = { symbol: [], members: {} },
    moved = {},
    links = null,
  }: {
    templates: string;
    usages?: GuideUsages;
    moved?: Readonly<Record<string, string>>;
    links?: PackageLinks | null;
  },
): { path: string; component: string; context: PageContext } {
  const component = path.join(templates, `${route.pageType}.tsx`);
  return {
    path: route.path,
    component: route.mdxPath ? `${component}?__contentFilePath=${route.mdxPath}` : component,
    context: {
      docNodeId: route.docNodeId,
      docId: route.docId,
      slug: route.slug,
      language: route.locale,
      package: readReferenceSlug(route.slug)?.package ?? null,
      fallbackLocale: route.fallbackLocale,
      translations: route.translations,
      unlisted: route.unlisted,
      ...(route.draft && { draft: true }),
      aliasOf: route.aliasOf,
      ...(links && { packageLinks: links }),
      ...(usages.symbol.length > 0 && { usedIn: usages.symbol }),
      ...(Object.keys(usages.members).length > 0 && { memberGuides: usages.members }),
      ...(Object.keys(moved).length > 0 && {
        movedSections: Object.fromEntries(
          Object.entries(moved).map(([id, slug]) => [id, localePath(slug, route.locale)]),
        ),
      }),
      i18n: {
        language: route.locale,
        // A page's data has the messages in its language only.
        languages: [route.locale],
        defaultLanguage: defaultLocale,
        generateDefaultLanguagePage: false,
        routed: route.locale !== defaultLocale,
        originalPath: route.slug,
        path: route.path,
      },
    },
  };
}
