import { speculationRules } from './speculation-rules';

it.each([
  ['', ['/', '/*/']],
  ['/docs', ['/docs/', '/docs/*/']],
])('prefetches pages below the prefix %p', (base, pages) => {
  const { prefetch, prerender } = JSON.parse(speculationRules(base)) as Record<
    'prefetch' | 'prerender',
    { where: unknown; eagerness: string }[]
  >;
  const isPage = expect.objectContaining({ and: expect.arrayContaining([{ href_matches: pages }]) });
  const marked = (selector: string) => ({
    where: { and: [isPage, { selector_matches: selector }] },
    eagerness: 'immediate',
  });
  expect(prefetch).toEqual([marked('[data-near]')]);
  // A page that is not marked is made ready when the browser thinks that the reader is about to go there.
  expect(prerender).toEqual([marked('[data-near="pointed"]'), { where: isPage, eagerness: 'moderate' }]);
});
