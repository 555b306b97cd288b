import { repairNotFoundPage } from './not-found-page';

it.each(['/uk/uk/*', '/uk/*'])('the not-found page of a locale loses its match path %s', (matchPath) => {
  const page = { path: '/uk/404/', matchPath, context: { language: 'uk' } };
  expect(repairNotFoundPage(page)).toEqual({ ...page, matchPath: undefined });
});

it.each([
  [{ path: '/404/', matchPath: '/*' }],
  [{ path: '/uk/404/' }],
  [{ path: '/uk/faq/', matchPath: '/uk/*' }],
])('%o is left alone', (page) => {
  expect(repairNotFoundPage(page)).toBeNull();
});
