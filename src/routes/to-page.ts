import path from 'node:path';
import { defaultLocale } from '../locales/locales';
import { localePath, readReferenceSlug } from '../model/addresses';
import type { Route } from './build-routes';
import type { GuideUsage } from './guide-usages';

/** The context of a page: ids and flags only; the template queries everything else. */
export interface PageContext extends Record<string, unknown> {
  docNodeId: string;
  docId: string;
  slug: string;
  language: string;
  /** API package of a reference page, for its part of the sidebar; null elsewhere. */
  package: string | null;
  /** Language of the content where it is not that of the page, else null. */
  fallbackLocale: string | null;
  translations: string[];
  unlisted: boolean;
  aliasOf: string | null;
  /** On the page of a symbol: the sections of guides that use it. */
  usedIn?: GuideUsage[];
  /** Paths of sections that were on this page once, by the ids that they had. */
  movedSections?: Readonly<Record<string, string>>;
  /** gatsby-plugin-react-i18next leaves pages alone that carry this. */
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

/** The page Gatsby is asked to create for a route. */
export function toPage(
  route: Route,
  {
    templates,
    usedIn = [],
    moved = {},
  }: { templates: string; usedIn?: GuideUsage[]; moved?: Readonly<Record<string, string>> },
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
      aliasOf: route.aliasOf,
      ...(usedIn.length > 0 ? { usedIn } : {}),
      ...(Object.keys(moved).length > 0 && {
        movedSections: Object.fromEntries(
          Object.entries(moved).map(([id, slug]) => [id, localePath(slug, route.locale)]),
        ),
      }),
      i18n: {
        language: route.locale,
        // One language: its texts come with the app, and the plugin looks for none.
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
