import { repairNotFoundPage } from './not-found-page';

it('the not-found page of a locale answers everything below the locale', () => {
  const page = { path: '/uk/404/', matchPath: '/uk/uk/*', context: { language: 'uk' } };
  expect(repairNotFoundPage(page, 'en', ['en', 'uk'])).toEqual({ ...page, matchPath: '/uk/*' });
});

it.each([
  [{ path: '/404/', matchPath: '/*' }],
  [{ path: '/uk/404/', matchPath: '/uk/*' }],
  [{ path: '/uk/faq/' }],
  [{ path: '/en/404/', matchPath: '/en/en/*' }],
])('%o is left alone', (page) => {
  expect(repairNotFoundPage(page, 'en', ['en', 'uk'])).toBeNull();
});
