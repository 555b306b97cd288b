/** One page of the trail. */
export interface BreadcrumbStep {
  name: string;
  /** Absolute. */
  url: string;
}

/**
 * A schema.org BreadcrumbList as JSON that can stand inside a `<script>` element: no title can end the element.
 *
 * @param steps - From the home page down to the page itself, whose own URL is left out because it is known.
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
