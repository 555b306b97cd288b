import { toBreadcrumbJson, type BreadcrumbStep } from './breadcrumb-json';

/** The pages above this one, as search engines show them below its title. Nothing where there is none. */
export function BreadcrumbData({ steps }: { steps: readonly BreadcrumbStep[] }) {
  if (steps.length < 2) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toBreadcrumbJson(steps) }} />;
}
