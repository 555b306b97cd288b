import { toBreadcrumbJson, type BreadcrumbStep } from './breadcrumb-json';

/** Structured breadcrumb data for search engines. Empty if the page has no parent pages. */
export function BreadcrumbData({ steps }: { steps: readonly BreadcrumbStep[] }) {
  if (steps.length < 2) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toBreadcrumbJson(steps) }} />;
}
