import { screen } from '@testing-library/react';
import { navbar } from '../config/navbar';
import { renderIn, testLocales } from '../locales/messages.fixture';
import { NavbarLinks } from './NavbarLinks';

jest.mock('gatsby', () => jest.requireActual('../../tests/jest/gatsby'));

const docOf = (docId: string) => ({ label: docId, path: `/${docId}/` });

describe.each(testLocales)('the navbar links in %s', (locale, t) => {
  const current = (...openIds: string[]) => {
    const navigation = { currentId: openIds.at(-1) ?? '', openIds, docOf };
    renderIn(locale, <NavbarLinks links={navbar.left} onDoc navigation={navigation} />);
    return screen.getAllByRole('link').flatMap((link) => {
      const value = link.getAttribute('aria-current');
      return value === null ? [] : [[link.textContent, value]];
    });
  };
  const first = t['nav.gettingStarted'];

  it.each([
    [['libraries'], [['libraries', 'page']]],
    [['libraries', 'libraries/mail'], [['libraries', 'true']]],
    [['intro'], [[first, 'page']]],
    [['faq'], []],
    [['about', 'about/roadmap'], []],
    [[], []],
  ])('with %j open mark %j', (openIds, marked) => {
    expect(current(...openIds)).toEqual(marked);
  });
});
