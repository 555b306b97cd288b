import { screen, within } from '@testing-library/react';
import { OldVersionBar } from '../../components/version-switch/OldVersionBar';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { localePath } from '../../model/addresses';
import type { showOldVersion } from './old-version';
import { checkForNewerVersion } from './version-list';

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

/**
 * Returns `showOldVersion` from a new copy of its module, which hasn't loaded the list of versions yet.
 */
function freshModule(): typeof showOldVersion {
  let module = {} as { showOldVersion: typeof showOldVersion };
  jest.isolateModules(() => (module = jest.requireActual('./old-version')));
  return module.showOldVersion;
}

/** Renders the bar as a page of an old deployment, and fills it. */
async function show(language: string, slug: string, fill = freshModule()): Promise<HTMLElement> {
  document.querySelector('meta[name=robots]')?.remove();
  renderIn(
    language,
    <OldVersionBar
      newest={DEPLOYMENT}
      current={{ name: '0.5', label: '0.5' }}
      pagePath={localePath(slug, language)}
      homePath={localePath('/', language)}
    />,
  );
  const bar = screen.getByRole('status');
  await fill(bar);
  return bar;
}

const isKeptOut = () => document.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex';

describe.each(testLocales)('an old deployment in %s', (language, messages) => {
  beforeEach(() =>
    serve({
      [`${DEPLOYMENT}versions.json`]: [newest, old],
      [`${DEPLOYMENT}page-list/${language}.json`]: [['/faq/', 'FAQ']],
    }),
  );

  it('links to the same page in the newest version', async () => {
    const bar = await show(language, '/faq/');
    expect(within(bar).getByRole('link')).toHaveAttribute(
      'href',
      `${DEPLOYMENT.slice(0, -1)}${localePath('/faq/', language)}`,
    );
    expect(bar).toHaveTextContent(
      messages['version.old'].replace('{{version}}', '0.5').replace('{{newest}}', '0.6'),
    );
    expect(bar).toHaveTextContent(messages['version.old.page']);
    expect(isKeptOut()).toBe(true);
  });

  it('links to the home page in the same language if the newest version lacks the page', async () => {
    const bar = await show(language, '/gone/');
    expect(within(bar).getByRole('link', { name: messages['version.old.home'] })).toHaveAttribute(
      'href',
      `${DEPLOYMENT.slice(0, -1)}${localePath('/', language)}`,
    );
  });
});

it('links to the home page if the list of pages cannot be loaded', async () => {
  serve({ [`${DEPLOYMENT}versions.json`]: [newest, old] });
  const bar = await show('en', '/faq/');
  expect(within(bar).getByRole('link')).toHaveAttribute('href', DEPLOYMENT);
});

it.each([
  ['the newest version is this one', { [`${DEPLOYMENT}versions.json`]: [old] }],
  ['the list of versions cannot be loaded', {}],
])('shows nothing if %s', async (_, files) => {
  serve(files);
  expect(await show('en', '/faq/')).toBeEmptyDOMElement();
  expect(isKeptOut()).toBe(false);
});

it('changes only the link on the next page', async () => {
  serve({
    [`${DEPLOYMENT}versions.json`]: [newest, old],
    [`${DEPLOYMENT}page-list/en.json`]: [['/faq/', 'FAQ']],
  });
  const fill = freshModule();
  const bar = await show('en', '/faq/', fill);
  const notice = bar.querySelector('p');
  const facts = JSON.parse(bar.dataset['oldVersion'] ?? '') as object;
  bar.dataset['oldVersion'] = JSON.stringify({ ...facts, pagePath: '/gone/' });
  await fill(bar);
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
  await checkForNewerVersion();
  expect(jest.mocked(globalThis.fetch).mock.calls.map(([url]) => url)).toEqual(
    isRequested ? [`${DEPLOYMENT}versions.json`] : [],
  );
});
