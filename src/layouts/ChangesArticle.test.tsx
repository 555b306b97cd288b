import { act, fireEvent, screen, within, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchJsonOnce } from '../browser/fetch-file';
import { checkSection } from '../components/sections/check-section';
import { shownHeadings } from '../components/toc/shown-headings';
import { formatDate } from '../locales/formats';
import { renderIn, testLocales } from '../locales/messages.fixture';
import { localePath } from '../model/docs/addresses';
import { ChangesArticle } from './ChangesArticle';

jest.mock('../browser/fetch-file', () => ({ fetchJsonOnce: jest.fn() }));
jest.mock('../components/sections/check-section', () => ({ checkSection: jest.fn() }));

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

const respond = (packages: unknown) => jest.mocked(fetchJsonOnce).mockResolvedValue(packages);

/** Waits until the page shows what it fetched. */
const fetched = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

beforeEach(() => {
  jest.mocked(checkSection).mockClear();
  respond([{ importName: '@x/mail', releases }]);
  window.history.replaceState(null, '', '/');
});

describe.each(testLocales)('package changes in %s', (language, messages) => {
  const show = (packageName: string | null = 'mail', options?: RenderOptions) =>
    renderIn(
      language,
      <ChangesArticle releases={releases} packageName={packageName} guidePath={null} />,
      options,
    );
  const newer = () => screen.queryByRole('combobox', { name: messages['changes.to'] });
  const choose = async (from: string, to: string) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: messages['changes.from'] }), from);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: messages['changes.to'] }), to);
    await fetched();
  };
  const compared = () => document.querySelector('[aria-live]') as HTMLElement;
  const listedRelease = () => screen.queryByRole('region', { name: '0.4.0' });

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
    expect(listedRelease()).toBeNull();
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
    const { unmount } = show();
    await choose('0.4.0', '0.1.0');
    const groups = (['removed', 'changed', 'added'] as const).map((change) => ({
      id: `compared-${change}`,
      title: messages[`changes.${change}`],
    }));
    expect(shownHeadings.get()).toEqual(groups);
    for (const { id, title } of groups) expect(compared().querySelector(`#${id}`)).toHaveTextContent(title);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: messages['changes.from'] }), '');
    expect(shownHeadings.get()).toBeNull();
    await choose('0.2.0', '0.3.1');
    expect(shownHeadings.get()).toEqual([]);
    unmount();
    expect(shownHeadings.get()).toBeNull();
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
    expect(listedRelease()).toBeVisible();
    expect(compared()).toBeEmptyDOMElement();
    expect(newer()).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('leave the comparison when the reader opens a release from the table of contents', async () => {
    show();
    await choose('0.4.0', '0.1.0');
    Element.prototype.scrollIntoView = () => undefined;
    const release = 'v0.4.0';
    window.location.hash = release;
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(listedRelease()).toBeVisible();
    expect(window.location.search).toBe('');
    expect(decodeURIComponent(window.location.hash)).toBe(`#${release}`);
  });

  it('are not compared if the releases can’t be loaded, and say so', async () => {
    respond({ error: 'not a list' });
    show();
    await choose('0.4.0', '0.1.0');
    expect(compared()).toHaveTextContent(messages['changes.upgrade.failed']);
  });

  it('are compared immediately if the URL has two releases, and the URL’s section is checked', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    window.history.replaceState(null, '', '/?from=0.1.0&to=0.2.0#compared-changed');
    show();
    await fetched();
    expect(within(compared()).getByText('send(): 2')).toBeInTheDocument();
    expect(within(compared()).queryByText('New')).toBeNull();
    expect(scroll.mock.contexts).toEqual([compared().querySelector('#compared-changed')]);
    expect(checkSection).toHaveBeenCalledTimes(1);
  });

  it('show what the reader chose before the page’s scripts ran', async () => {
    const { container, unmount } = show();
    const page = container.cloneNode(true) as HTMLElement;
    unmount();
    document.body.append(page);
    screen.getByRole<HTMLSelectElement>('combobox', { name: messages['changes.from'] }).value = '0.2.0';
    show('mail', { container: page, hydrate: true });
    await fetched();
    expect(window.location.search).toBe('?from=0.2.0&to=0.4.0');
    expect(within(compared()).getByRole('heading', { level: 2 })).toHaveTextContent('0.2.0');
  });

  it('stop following the URL when the reader leaves the page', () => {
    const listen = jest.spyOn(window, 'addEventListener');
    const stop = jest.spyOn(window, 'removeEventListener');
    const { unmount } = show();
    unmount();
    const listenersOf = ({ mock }: typeof listen | typeof stop) =>
      mock.calls.filter(([type]) => type === 'hashchange').map(([, listener]) => listener);
    expect(listenersOf(listen)).toHaveLength(1);
    expect(listenersOf(stop)).toEqual(listenersOf(listen));
    listen.mockRestore();
    stop.mockRestore();
  });

  it('show the package of each release, and no chooser, on the page for all packages', () => {
    show(null);
    expect(screen.getByRole('heading', { name: '@x/mail 0.4.0' })).toHaveAttribute('id', 'mail-v0.4.0');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
