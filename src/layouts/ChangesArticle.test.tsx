import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compareReleases } from '../page-scripts/releases/compare-releases';
import { formatDate } from '../locales/formats';
import { renderIn, testLocales } from '../locales/messages.fixture';
import { localePath } from '../model/addresses';
import { TableOfContents, TocDisclosure } from '../components/toc/TableOfContents';
import { ChangesArticle } from './ChangesArticle';

jest.mock('gatsby', () => jest.requireActual('../../tests/jest/gatsby'));

const release = (version: string, changes: object[] = [], date = '2024-02-03') => ({
  package: 'mail',
  importName: '@x/mail',
  version,
  date,
  changes: changes.map((change) => ({
    breaks: null,
    from: null,
    to: null,
    slug: null,
    successor: null,
    ...change,
  })),
});

const releases = [
  release('0.4.0', [
    { change: 'changed', name: 'functions/send', breaks: 'maybe', from: 'send(): 2', to: 'send(): <b>' },
    { change: 'added', name: 'classes/New', slug: '/api/mail/src/classes/New/' },
    {
      change: 'removed',
      name: 'classes/Brief',
      breaks: 'yes',
      successor: { before: 'Use ', label: 'New', after: ' instead', slug: '/api/mail/src/classes/New/' },
    },
    {
      change: 'removed',
      name: 'functions/post',
      breaks: 'yes',
      successor: {
        before: 'Use ',
        label: 'Post.send',
        after: ' from @x/post instead',
        slug: '/api/post/src/classes/Post/#send',
      },
    },
  ]),
  release('0.3.1'),
  release('0.3.0', [], '2024-01-31'),
  release('0.2.0', [
    { change: 'changed', name: 'functions/send', breaks: 'yes', from: 'send(): 1', to: 'send(): 2' },
    { change: 'added', name: 'classes/Brief' },
  ]),
  release('0.1.0', [
    { change: 'added', name: 'functions/post' },
    { change: 'added', name: 'functions/send' },
  ]),
] as unknown as Parameters<typeof ChangesArticle>[0]['releases'];

const instead = { Brief: 'Use New instead', post: 'Use Post.send from @x/post instead' };

const respond = (packages: unknown) => {
  const response = { ok: true, json: () => Promise.resolve(packages) };
  globalThis.fetch = jest.fn(() => Promise.resolve(response)) as never;
};

/** Waits until the script has shown what it fetched. */
const fetched = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  respond([{ importName: '@x/mail', releases }]);
  window.history.replaceState(null, '', '/');
});

describe.each(testLocales)('package changes in %s', (language, messages) => {
  const show = (packageName: string | null = 'mail') =>
    renderIn(language, <ChangesArticle releases={releases} packageName={packageName} />);
  const newer = () => screen.queryByRole('combobox', { name: messages['changes.to'] });
  const choose = async (from: string, to: string) => {
    await compareReleases();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: messages['changes.from'] }), from);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: messages['changes.to'] }), to);
    await fetched();
  };
  const compared = () => document.querySelector('[data-compared]') as HTMLElement;

  it('are listed newest first, with dates, and one line for releases without changes', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      '0.4.0',
      '0.2.0',
      '0.1.0',
    ]);
    const link = screen.getByRole('link', {
      name: messages['heading.link.title'].replace('{{heading}}', '0.4.0'),
    });
    expect(link).toHaveAttribute('href', '#v0.4.0');
    expect(link.closest('.heading')?.querySelector('h2')).toHaveAttribute('id', 'v0.4.0');
    const days = ['2024-01-31', '2024-02-03'].map((day) => formatDate(day, language)).join(' – ');
    expect(screen.getByText(/0\.3\.0|, /, { selector: 'p' })).toHaveTextContent(
      `0.3.0, 0.3.1 · ${days} · ${messages['changes.quiet']}`,
    );
    expect(screen.getAllByRole('link', { name: 'New' })[1]).toHaveAttribute(
      'href',
      localePath('/api/mail/src/classes/New/', language),
    );
    expect(screen.getByText(messages['changes.first'])).toBeInTheDocument();
  });

  it('are summed between two releases, in any order', async () => {
    show();
    await choose('0.4.0', '0.1.0');
    expect(document.querySelector('[data-releases]')).not.toBeVisible();
    const sum = within(compared());
    expect(sum.getByRole('heading', { level: 2 })).toHaveTextContent(
      messages['changes.sum'].replace('{{from}}', '0.1.0').replace('{{to}}', '0.4.0'),
    );
    expect(sum.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      `post${messages['changes.breaks.yes']}${instead.post}`,
      `send${messages['changes.breaks.yes']}send(): 1send(): <b>`,
      'New',
    ]);
    expect(window.location.search).toBe('?from=0.4.0&to=0.1.0');
  });

  it('list their groups in the tables of contents while two releases are compared', async () => {
    const headings = releases.map(({ version }) => ({ id: `v${version}`, title: version, level: 2 }));
    const { container } = renderIn(
      language,
      <>
        <TocDisclosure headings={headings} />
        <ChangesArticle releases={releases} packageName="mail" />
        <TableOfContents headings={headings} />
      </>,
    );
    const contents = () =>
      [...container.querySelectorAll('[data-toc-list]:not([hidden])')].map((list) =>
        [...list.querySelectorAll('a')].map(({ textContent, hash }) => [textContent, hash]),
      );
    const listed = releases.map(({ version }) => [version, `#v${version}`]);
    const groups = (['removed', 'changed', 'added'] as const).map((change) => [
      messages[`changes.${change}`],
      `#compared-${change}`,
    ]);
    await choose('0.4.0', '0.1.0');
    expect(contents()).toEqual([groups, groups]);
    for (const [title, hash] of groups)
      expect(compared().querySelector(hash ?? '')).toHaveTextContent(title ?? '');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: messages['changes.from'] }), '');
    await fetched();
    expect(contents()).toEqual([listed, listed]);
    const boxes = () => [container.querySelector('details'), container.querySelector(':scope > nav')];
    await choose('0.2.0', '0.3.1');
    for (const box of boxes()) expect(box).toHaveAttribute('hidden');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: messages['changes.from'] }), '');
    await fetched();
    for (const box of boxes()) expect(box).not.toHaveAttribute('hidden');
  });

  it('link to the replacement of a removed symbol, in the list and in a comparison', async () => {
    show();
    const release = within(screen.getByRole('region', { name: '0.4.0' }));
    const listed = within(release.getByText('Brief').closest('li')!);
    expect(listed.getByText(/./, { selector: 'small' })).toHaveTextContent(instead.Brief);
    await choose('0.3.0', '0.4.0');
    const sum = within(compared());
    const sentences = sum.getAllByText(/./, { selector: 'small' });
    expect(sentences.map((each) => each.textContent)).toEqual([instead.Brief, instead.post]);
    expect(within(sentences[1]!).getByRole('link')).toHaveAttribute(
      'href',
      localePath('/api/post/src/classes/Post/#send', language),
    );
  });

  it('show a message if nothing changed, and all releases after a reset', async () => {
    show();
    await choose('0.2.0', '0.3.1');
    expect(compared()).toHaveTextContent(messages['changes.sum.none']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: messages['changes.from'] }), '');
    await fetched();
    expect(document.querySelector('[data-releases]')).toBeVisible();
    expect(compared()).toBeEmptyDOMElement();
    expect(newer()).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('leave the comparison when the reader opens a release from the table of contents', async () => {
    show();
    await choose('0.4.0', '0.1.0');
    Element.prototype.scrollIntoView = () => undefined;
    const release = document.querySelector('[data-releases] [id]')!.id;
    window.location.hash = release;
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(document.querySelector('[data-releases]')).toBeVisible();
    expect(window.location.search).toBe('');
    expect(decodeURIComponent(window.location.hash)).toBe(`#${release}`);
  });

  it('are not compared if the releases can’t be loaded, and say so', async () => {
    respond({ error: 'not a list' });
    show();
    await choose('0.4.0', '0.1.0');
    expect(compared()).toHaveTextContent(messages['changes.upgrade.failed']);
  });

  it('are compared immediately if the URL has two releases', async () => {
    window.history.replaceState(null, '', '/?from=0.1.0&to=0.2.0');
    show();
    await compareReleases();
    expect(within(compared()).getByText('send(): 2')).toBeInTheDocument();
    expect(within(compared()).queryByText('New')).toBeNull();
  });

  it('share one listener for the hash, however many pages are visited', () => {
    const listen = jest.spyOn(window, 'addEventListener');
    for (let visit = 0; visit < 3; visit += 1) {
      const { unmount } = show();
      void compareReleases();
      unmount();
    }
    const listeners = listen.mock.calls.filter(([type]) => type === 'hashchange').map(([, each]) => each);
    listen.mockRestore();
    expect(new Set(listeners).size).toBe(1);
  });

  it('show the package of each release, and no chooser, on the page for all packages', () => {
    show(null);
    expect(screen.getByRole('heading', { name: '@x/mail 0.4.0' })).toHaveAttribute('id', 'mail-v0.4.0');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
