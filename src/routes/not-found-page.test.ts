import { repairNotFoundPage } from './not-found-page';

it.each(['/uk/uk/*', '/uk/*'])('removes the match path %s from a locale’s not-found page', (matchPath) => {
  const page = { path: '/uk/404/', matchPath, context: { language: 'uk' } };
  expect(repairNotFoundPage(page)).toEqual({ ...page, matchPath: undefined });
});

it.each([
  [{ path: '/404/', matchPath: '/*' }],
  [{ path: '/uk/404/' }],
  [{ path: '/uk/faq/', matchPath: '/uk/*' }],
])('returns null for %o', (page) => {
  expect(repairNotFoundPage(page)).toBeNull();
});
