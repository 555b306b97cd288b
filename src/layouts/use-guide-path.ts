import { useNavigationDocs } from '../data/use-navigation-docs';
import { localePath } from '../model/docs/addresses';

/** Returns the path of a guide that another content folder may not have; null without the guide. */
export function useGuidePath(slug: string, language: string): string | null {
  return useNavigationDocs().some((doc) => doc.slug === slug) ? localePath(slug, language) : null;
}
