import { speculationRules } from './speculation-rules';

it.each([
  ['', ['/', '/*/']],
  ['/docs', ['/docs/', '/docs/*/']],
])('below %p, the pages of the site are loaded ahead', (base, pages) => {
  const { prefetch, prerender } = JSON.parse(speculationRules(base)) as Record<
    'prefetch' | 'prerender',
    { where: unknown; eagerness: string }[]
  >;
  const isPage = expect.objectContaining({ and: expect.arrayContaining([{ href_matches: pages }]) });
  expect(prerender).toEqual([{ where: isPage, eagerness: 'moderate' }]);
  // Only links that are marked are worth a request before the reader points at them.
  expect(prefetch).toEqual([
    { where: { and: [isPage, { selector_matches: '[data-near]' }] }, eagerness: 'immediate' },
  ]);
});
