import { followLinks } from './follow-links';

const mockNavigate = jest.fn();

jest.mock('gatsby', () => ({
  withPrefix: (path: string) => `/docs${path}`,
  navigate: (path: string) => void mockNavigate(path),
}));
jest.mock('../vanilla/page-facts', () => ({ pageLocale: () => 'en' }));

beforeAll(followLinks);

it.each([
  ['a page', '<a href="/docs/faq/?a=b#c">', '/faq/?a=b#c'],
  ['a page in another language', '<a href="/docs/uk/faq/">', null],
  ['a file', '<a href="/docs/feed.xml">', null],
  ['another site', '<a href="https://other.example/docs/faq/">', null],
  ['a page outside of the site', '<a href="/faq/">', null],
  ['a download', '<a href="/docs/faq/" download>', null],
  ['a new tab', '<a href="/docs/faq/" target="_blank">', null],
])('handles a click on a link to %s', (_target, link, path) => {
  mockNavigate.mockClear();
  document.body.innerHTML = `${link}<b>Text</b></a>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  // jsdom cannot leave the page.
  window.addEventListener('click', (each) => each.preventDefault(), { once: true });
  document.querySelector('b')?.dispatchEvent(event);
  expect(mockNavigate.mock.calls).toEqual(path === null ? [] : [[path]]);
});
