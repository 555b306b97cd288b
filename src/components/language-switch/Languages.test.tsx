import { act, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import { Languages } from './Languages';

let isClean = true;
beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers();
  isClean = true;
});
afterEach(() => jest.useRealTimers());

/** Opens a page in a browser with this language, and returns the offer, if there is one. */
async function open(browserLanguage: string, path = '/faq/'): Promise<HTMLElement | null> {
  if (!isClean) document.body.innerHTML = '';
  isClean = false;
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browserLanguage);
  window.history.replaceState(null, '', path);
  renderIn(
    path.startsWith('/uk/') ? 'uk' : 'en',
    <>
      <Languages slug="/faq/" />
      <main id="site:content" tabIndex={-1} />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(2000));
  return screen.queryByRole('status');
}

const offerName = 'Читати цю сторінку українською';

it('offers the page in the language of the browser, in that language', async () => {
  expect(await open('uk-UA')).toHaveTextContent(offerName);
  const link = screen.getByRole('link', { name: offerName });
  expect(link).toHaveAttribute('href', '/uk/faq/');
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
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await open('uk')).toBeNull();
});

it('offers nothing after the reader chose a language', async () => {
  await open('en', '/uk/faq/');
  fireEvent.click(screen.getByRole('link', { name: 'English' }));
  expect(await open('uk')).toBeNull();
});
