/** A page in the breadcrumb trail. */
interface BreadcrumbStep {
  name: string;
  /** Absolute URL. */
  url: string;
}

/**
 * Returns a schema.org BreadcrumbList as JSON, escaped for a `<script>` element.
 *
 * @param steps - Pages from the home page to the current page, whose URL is omitted.
 */
export function toBreadcrumbJson(steps: readonly BreadcrumbStep[]): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < steps.length - 1 ? { item: url } : {}),
    })),
  }).replaceAll('<', String.raw`\u003c`);
}

/** Structured breadcrumb data for search engines. Empty if the page has no parent pages. */
export function BreadcrumbData({ steps }: { steps: readonly BreadcrumbStep[] }) {
  if (steps.length < 2) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toBreadcrumbJson(steps) }} />;
}
