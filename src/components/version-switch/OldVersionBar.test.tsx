import { act, screen, within } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { localePath } from '../../model/docs/addresses';
import { OldVersionBar } from './OldVersionBar';

const DEPLOYMENT = 'https://docs.example.com/';
const newest = { name: '0.6', label: '0.6', url: '/' };
const old = { name: '0.5', label: '0.5', url: '/0.5/' };

/** Serves these files from the newest deployment. */
const serve = (files: Record<string, unknown>) => {
  globalThis.fetch = jest.fn((url: string) =>
    Promise.resolve({
      ok: url in files,
      status: url in files ? 200 : 404,
      json: () => Promise.resolve(files[url]),
    }),
  ) as never;
};

/** Renders the bar as a page of an old deployment, and waits for its requests. */
async function show(language: string, slug: string, deployment = DEPLOYMENT) {
  document.querySelector('meta[name=robots]')?.remove();
  const barFor = (slug: string) => (
    <OldVersionBar
      newest={deployment}
      current={{ name: '0.5', label: '0.5' }}
      pagePath={localePath(slug, language)}
      homePath={localePath('/', language)}
    />
  );
  const { rerender } = renderIn(language, barFor(slug));
  await settle();
  return {
    bar: screen.getByRole('status'),
    showPage: async (next: string) => {
      rerender(barFor(next));
      await settle();
    },
  };
}

/** Waits until all requests are answered. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const isKeptOut = () => document.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex';

describe.each(testLocales)('an old deployment in %s', (language, messages) => {
  beforeEach(() =>
    serve({
      [`${DEPLOYMENT}versions.json`]: [newest, old],
      [`${DEPLOYMENT}page-list/${language}.json`]: [['/faq/', 'FAQ']],
    }),
  );

  it('links to the same page in the newest version', async () => {
    const { bar } = await show(language, '/faq/');
    expect(within(bar).getByRole('link')).toHaveAttribute(
      'href',
      `${DEPLOYMENT.slice(0, -1)}${localePath('/faq/', language)}`,
    );
    expect(bar).toHaveTextContent(
      messages['version.old']
        .replaceAll(/<\/?label>/g, '')
        .replace('{{version}}', '0.5')
        .replace('{{newest}}', '0.6'),
    );
    expect(within(bar).getByText('0.6')).toHaveAttribute('lang', 'en');
    expect(bar).toHaveTextContent(messages['version.old.page']);
    expect(isKeptOut()).toBe(true);
  });

  it('links to the home page in the same language if the newest version lacks the page', async () => {
    const { bar } = await show(language, '/gone/');
    expect(within(bar).getByRole('link', { name: messages['version.old.home'] })).toHaveAttribute(
      'href',
      `${DEPLOYMENT.slice(0, -1)}${localePath('/', language)}`,
    );
  });
});

it('links to the home page if the list of pages cannot be loaded', async () => {
  // The lists of the other deployment are loaded already.
  const deployment = 'https://new.example.com/';
  serve({ [`${deployment}versions.json`]: [newest, old] });
  const { bar } = await show('en', '/faq/', deployment);
  expect(within(bar).getByRole('link')).toHaveAttribute('href', deployment);
});

it.each([
  ['the newest version is this one', { [`${DEPLOYMENT}versions.json`]: [old] }],
  ['the list of versions cannot be loaded', {}],
])('shows nothing if %s', async (_, files) => {
  serve(files);
  expect((await show('en', '/faq/')).bar).toBeEmptyDOMElement();
  expect(isKeptOut()).toBe(false);
});

it('changes only the link on the next page', async () => {
  serve({
    [`${DEPLOYMENT}versions.json`]: [newest, old],
    [`${DEPLOYMENT}page-list/en.json`]: [['/faq/', 'FAQ']],
  });
  const { bar, showPage } = await show('en', '/faq/');
  const notice = bar.querySelector('p');
  await showPage('/gone/');
  expect(bar.querySelector('p')).toBe(notice);
  expect(bar.querySelector('a')).toHaveAttribute('href', DEPLOYMENT);
});

it.each([
  ['nothing on the newest deployment', '/', false],
  ['nothing on the newest deployment with its whole URL', window.location.origin, false],
  ['the list of versions on another deployment', DEPLOYMENT, true],
])('requests %s', async (_, newest, isRequested) => {
  serve({});
  renderIn(
    'en',
    <OldVersionBar newest={newest} current={{ name: 'a', label: 'a' }} pagePath="/faq/" homePath="/" />,
  );
  await settle();
  expect(jest.mocked(globalThis.fetch).mock.calls.map(([url]) => url)).toEqual(
    isRequested ? [`${DEPLOYMENT}versions.json`] : [],
  );
});
