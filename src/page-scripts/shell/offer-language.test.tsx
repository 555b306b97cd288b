import { fireEvent, screen } from '@testing-library/react';
import { LanguageSwitch } from '../../components/language-switch/LanguageSwitch';
import { renderIn } from '../../locales/messages.fixture';
import { listenToShell, offerOtherLanguage } from './shell';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => path }));

beforeAll(listenToShell);
beforeEach(() => {
  window.localStorage.clear();
  document.body.innerHTML = '';
});

/** Opens a page in a browser with this language, and returns the offer, if there is one. */
async function open(browserLanguage: string, path = '/faq/'): Promise<HTMLElement | null> {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browserLanguage);
  window.history.replaceState(null, '', path);
  const isUkrainian = path.startsWith('/uk/');
  renderIn(
    'en',
    <LanguageSwitch
      languages={[
        { code: 'en', lang: 'en', name: 'English', path: '/faq/', current: !isUkrainian },
        { code: 'uk', lang: 'uk', name: 'Українська', path: '/uk/faq/', current: isUkrainian },
      ]}
    />,
  );
  offerOtherLanguage();
  return screen.findByRole('status', {}, { timeout: 100 }).catch(() => null);
}

it('offers the page in the language of the browser, in that language', async () => {
  expect(await open('uk-UA')).toHaveTextContent('Читати цю сторінку українською');
  const link = screen.getByRole('link', { name: 'Читати цю сторінку українською' });
  expect(link).toHaveAttribute('href', 'http://localhost/uk/faq/');
  expect(link).toHaveAttribute('lang', 'uk');
});

it.each([
  ['en-US', '/faq/'],
  ['fr', '/faq/'],
  ['en-US', '/uk/faq/'],
  ['uk', '/uk/faq/'],
])('offers nothing to a browser in %s on %s', async (browserLanguage, path) => {
  expect(await open(browserLanguage, path)).toBeNull();
});

it('offers nothing again after the reader closed the offer', async () => {
  await open('uk');
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(await open('uk')).toBeNull();
});

it('offers nothing after the reader chose a language', async () => {
  await open('en', '/uk/faq/');
  fireEvent.click(screen.getByRole('link', { name: 'English' }));
  expect(await open('uk')).toBeNull();
});
