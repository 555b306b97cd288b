import { renderHook } from '@testing-library/react';
import { answerStaticQueries } from '../../tests/jest/gatsby';
import { navigation } from '../templates/page.fixture';
import { useGuidePath } from './use-guide-path';

jest.mock('gatsby', () => jest.requireActual('../../tests/jest/gatsby'));

it.each([
  ['/libraries/mail/usage/', '/uk/libraries/mail/usage/'],
  ['/how-to/upgrade/', null],
])('returns the path of %s in the language of the page only if the site has it', (slug, path) => {
  answerStaticQueries(navigation);
  expect(renderHook(() => useGuidePath(slug, 'uk')).result.current).toBe(path);
});
