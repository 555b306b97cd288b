import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAnswer, sampleClient, sampleHit } from '../../search/client/answers.fixture';
import { SearchUnavailable, type SearchClient } from '../../search/client/search-client';
import { openSearch } from './search-dialog.fixture';
import { HITS, sampleHitsClient, searchTexts } from './search.fixture';

jest.mock('../../search/client/create-search-client');

const open = openSearch;

/** Waits for results or recent queries. */
const results = () =>
  waitFor(() => {
    const shown = screen.getAllByRole('option').filter(({ textContent }) => textContent !== 'Libraries');
    expect(shown).not.toHaveLength(0);
    return shown;
  });

beforeEach(() => {
  window.localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

describe.each(['en', 'uk'])('the search dialog in %s', (language) => {
  const t = searchTexts(language);

  it('lists results by group, as links, and announces their number', async () => {
    const { box } = open(language, sampleHitsClient());
    await userEvent.type(box, 'redis');
    await results();
    const list = screen.getByRole('listbox', { name: t('results.label') });
    for (const group of ['page', 'section', 'symbol'] as const)
      expect(within(list).getByRole('group', { name: t(`group.${group}`) })).toBeInTheDocument();
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.getAttribute('href')),
    ).toEqual(HITS.map(({ url }) => `/docs${url}`));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(t('results.first', { count: 3 })),
    );
    expect(list.querySelector('mark')).toHaveTextContent('Redis');
    // Compare the text, because jsdom treats <wbr> as a space in accessible names.
    const options = within(list).getAllByRole('option');
    const symbol = options.find(({ textContent }) => textContent?.includes('RedisModule'));
    expect(symbol).toHaveTextContent(`redis · ${t('hit.since', { version: '0.6.1' })}`);
    expect(symbol).not.toHaveTextContent('clients/');
  });

  it('announces only the final count, and no empty result before', async () => {
    let better = () => {};
    let answer = sampleAnswer([sampleHit()], { total: 7, isPartial: true });
    const client = {
      ...sampleClient(() => Promise.resolve(answer)),
      onBetterAnswers: (listener: () => void) => {
        better = listener;
        return () => {};
      },
    };
    const { box } = open(language, client);
    await userEvent.type(box, 'redis');
    expect(await results()).toHaveLength(1);
    expect(screen.getByRole('link', { name: t('results.all') })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(t('results.first', { count: 1 }));
    answer = sampleAnswer([], { isPartial: true });
    await userEvent.type(box, ' lock');
    expect(await screen.findByText(t('loading'))).toBeInTheDocument();
    expect(screen.queryByText(t('empty.title', { query: 'redis lock' }))).toBeNull();
    answer = sampleAnswer([sampleHit()], { total: 9 });
    act(() => better());
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(t('results.first', { count: 1 })),
    );
    expect(screen.getByRole('link', { name: t('results.all') })).toBeInTheDocument();
    answer = sampleAnswer([sampleHit()]);
    act(() => better());
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(t('results.count', { count: 1 })),
    );
    expect(screen.queryByRole('link', { name: t('results.all') })).toBeNull();
  });

  it('suggests a query if there are no results', async () => {
    const { box } = open(language, sampleHitsClient());
    await userEvent.type(box, 'nothing');
    expect(await screen.findByText(t('empty.title', { query: 'nothing' }))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: t('empty.example') }));
    expect(box).toHaveValue(t('empty.example'));
    expect(await results()).toHaveLength(3);
  });

  it('shows an error if the search fails, keeps the query editable, and retries', async () => {
    let fails = true;
    const { box } = open(
      language,
      sampleClient(() =>
        fails
          ? Promise.reject(new SearchUnavailable('network', 'no'))
          : Promise.resolve(sampleAnswer([sampleHit()])),
      ),
    );
    await userEvent.type(box, 'redis');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(t('search.failed'));
    expect(alert).toHaveTextContent(t('search.failed.hint'));
    await userEvent.type(box, 'a');
    await screen.findByRole('alert');
    expect(box).toHaveValue('redisa');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: t('retry') }));
    expect(await results()).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a note for built-in results and for the other keyboard layout', async () => {
    const answer = sampleAnswer([sampleHit()], { isFallback: true, retry: 'layout', didYouMean: 'health' });
    const { box } = open(
      language,
      sampleClient(() => Promise.resolve(answer)),
    );
    await userEvent.type(box, 'x');
    expect(await screen.findByText(t('results.fallback'))).toBeInTheDocument();
    expect(screen.getByText(t('results.layout', { query: 'health' }))).toBeInTheDocument();
  });
});

it('searches for text typed before its code was loaded', async () => {
  const { box } = open('en', sampleHitsClient(), 'redis');
  expect(await results()).toHaveLength(3);
  expect(box).toHaveValue('redis');
});

it('moves with the arrow keys, opens with Enter, and stores the query', async () => {
  const { box, onNavigate } = open('en', sampleHitsClient());
  await userEvent.type(box, 'redis');
  await results();
  expect(box).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute(
    'href',
    '/docs/libraries/redis/#locks',
  );
  await userEvent.keyboard('{Enter}');
  expect(onNavigate).toHaveBeenCalledWith('/docs/libraries/redis/#locks');
  expect(window.localStorage.getItem('search-recent')).toBe('["redis"]');
});

it('keeps rows and selection when better results arrive, and adds new ones as a group', async () => {
  let listener = () => {};
  let hits = HITS;
  const client = {
    ...sampleClient(() => Promise.resolve(sampleAnswer(hits))),
    onBetterAnswers: (better: () => void) => {
      listener = better;
      return () => {};
    },
  };
  const { box } = open('en', client);
  await userEvent.type(box, 'redis');
  await results();
  await userEvent.keyboard('{ArrowDown}');
  hits = [...HITS.slice(-1), sampleHit({ url: '/better/', title: 'Better' }), ...HITS.slice(0, -1)];
  act(() => listener());
  await screen.findByRole('option', { name: /Better/ });
  expect(
    screen.getAllByRole('option').map((each) => each.getAttribute('href')?.slice('/docs'.length)),
  ).toEqual([...HITS.map(({ url }) => url), '/better/']);
  expect(screen.getByRole('group', { name: 'More results' })).toHaveTextContent('Better');
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute(
    'href',
    '/docs/libraries/redis/#locks',
  );
});

it('opens the selected row with Enter while better results are loading', async () => {
  let better = () => {};
  let answer = Promise.resolve(sampleAnswer(HITS));
  const client = {
    ...sampleClient(() => answer),
    onBetterAnswers: (listener: () => void) => {
      better = listener;
      return () => {};
    },
  };
  const { box, onNavigate } = open('en', client);
  await userEvent.type(box, 'redis');
  await results();
  await userEvent.keyboard('{ArrowDown}');
  answer = new Promise(() => {});
  act(() => better());
  await userEvent.keyboard('{Enter}');
  expect(onNavigate).toHaveBeenCalledWith('/docs/libraries/redis/#locks');
});

it('opens a result in a new tab with Ctrl+Enter, and stays open', async () => {
  const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
  const { box, onNavigate } = open('en', sampleHitsClient());
  await userEvent.type(box, 'redis');
  await results();
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  expect(openTab).toHaveBeenCalledWith('/docs/libraries/redis/', '_blank', 'noopener');
  expect(onNavigate).not.toHaveBeenCalled();
  openTab.mockRestore();
});

it('opens the first result if Enter is pressed before the results arrive', async () => {
  let answer = (_: ReturnType<typeof sampleAnswer>): void => undefined;
  const { box, onNavigate } = open(
    'en',
    sampleClient(() => new Promise((resolve) => (answer = resolve))),
  );
  await userEvent.type(box, 'r');
  await userEvent.keyboard('{Enter}');
  expect(onNavigate).not.toHaveBeenCalled();
  await act(async () => answer(sampleAnswer(HITS)));
  await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/docs/libraries/redis/'));
});

it('leaves clicks with a modifier key to the browser', async () => {
  const { box, onNavigate } = open('en', sampleHitsClient());
  await userEvent.type(box, 'redis');
  const [first] = await results();
  const isPrevented = !fireEvent.click(first as HTMLElement, { ctrlKey: true });
  expect(isPrevented).toBe(false);
  expect(onNavigate).not.toHaveBeenCalled();
  fireEvent.click(first as HTMLElement);
  expect(onNavigate).toHaveBeenCalledWith('/docs/libraries/redis/');
});

it('searches again when the filters change', async () => {
  const requests: Parameters<SearchClient['search']>[0][] = [];
  const { box } = open('en', sampleHitsClient(requests));
  await userEvent.type(box, 'redis');
  await userEvent.click(screen.getByRole('button', { name: 'API' }));
  await userEvent.click(screen.getByRole('button', { name: 'class' }));
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ query: 'redis', filters: { area: 'api', kind: 'class' } }),
  );
  expect(screen.getByRole('button', { name: 'class' })).toHaveAttribute('aria-pressed', 'true');
});

it('links recent queries to the search page in the reader’s language', async () => {
  window.localStorage.setItem('search-recent', '["redis"]');
  open('uk', sampleHitsClient());
  expect((await results())[0]).toHaveAttribute('href', '/docs/uk/search/?q=redis');
});

it('shows recent queries and clears them', async () => {
  window.localStorage.setItem('search-recent', '["redis","mail"]');
  const { box } = open('en', sampleHitsClient());
  expect((await results()).map(({ textContent }) => textContent)).toEqual(['redis', 'mail']);
  expect(screen.getByRole('option', { name: 'mail' })).toHaveAttribute('href', '/docs/search/?q=mail');
  await userEvent.click(screen.getByRole('option', { name: 'mail' }));
  expect(box).toHaveValue('mail');
  expect(await results()).toHaveLength(3);
  await userEvent.clear(box);
  await userEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  await waitFor(() => expect(screen.queryByRole('option', { name: 'mail' })).toBeNull());
  expect(window.localStorage.getItem('search-recent')).toBeNull();
});

it('treats a query as plain text and truncates it to the maximum length', async () => {
  const { box } = open('en', sampleHitsClient());
  await userEvent.click(box);
  await userEvent.paste('<img src=x onerror=alert(1)> $& \u202E nothing');
  await results();
  expect(document.querySelector('img')).toBeNull();
  expect(box).toHaveAttribute('maxlength', '500');
});

it('recovers from a crash in the results with the next query', async () => {
  const report = jest.spyOn(console, 'error').mockReturnValue();
  const broken = { ...sampleHit(), breadcrumb: null } as unknown as ReturnType<typeof sampleHit>;
  const { box } = open(
    'en',
    sampleClient(({ query }) => Promise.resolve(sampleAnswer(query === 'x' ? [broken] : HITS))),
  );
  await userEvent.type(box, 'x');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch results');
  await userEvent.type(box, 'y');
  expect(await results()).toHaveLength(3);
  expect(report).toHaveBeenCalled();
  report.mockRestore();
});

it('offers recent searches and pages to start with while the box is empty', async () => {
  window.localStorage.setItem('search-recent', '["redis"]');
  const { box, onNavigate } = open('en', sampleHitsClient());
  await results();
  expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual(
    expect.arrayContaining(['Recent searchesredis', 'Where to startLibraries']),
  );
  await userEvent.type(box, 'redis');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Libraries' })).toBeNull());
  await userEvent.clear(box);
  await screen.findByRole('option', { name: 'Libraries' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onNavigate).toHaveBeenCalledWith('/docs/libraries/');
});

it('opens a recent search with Enter in the dialog', async () => {
  window.localStorage.setItem('search-recent', '["redis"]');
  const { box, onNavigate } = open('en', sampleHitsClient());
  await results();
  await userEvent.keyboard('{Enter}');
  expect(box).toHaveValue('redis');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(HITS.length));
  expect(onNavigate).not.toHaveBeenCalled();
});

it.each([
  ['during the composition', { isComposing: true }],
  ['after the composition, as in Safari', { keyCode: 229 }],
])('ignores keys of an input method %s', async (_when, init) => {
  const { box, onNavigate } = open('en', sampleHitsClient());
  await userEvent.type(box, 'redis');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(HITS.length));
  for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(box, { key, ...init });
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  expect(onNavigate).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
  expect(onNavigate).toHaveBeenCalledTimes(1);
});

it('keeps the focus on a filter, and a pressed result, when results arrive', async () => {
  let better = () => {};
  let hits = HITS.slice(0, 1);
  const client = {
    ...sampleClient(() => Promise.resolve(sampleAnswer(hits))),
    onBetterAnswers: (listener: () => void) => {
      better = listener;
      return () => {};
    },
  };
  const { box } = open('en', client);
  await userEvent.type(box, 'redis');
  const [pressed] = await results();
  const filter = screen.getByRole('button', { name: 'Everything' });
  filter.focus();
  hits = HITS;
  act(() => better());
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(HITS.length));
  expect(pressed).toBeInTheDocument();
  expect(filter).toHaveFocus();
});

it('waits with Enter for results in texts that are still loading', async () => {
  let better = () => {};
  let answer = sampleAnswer([], { isPartial: true });
  const client = {
    ...sampleClient(() => Promise.resolve(answer)),
    onBetterAnswers: (listener: () => void) => {
      better = listener;
      return () => {};
    },
  };
  const { box, onNavigate } = open('en', client);
  await userEvent.type(box, 'redis{Enter}');
  await screen.findByText('Searching…');
  answer = sampleAnswer(HITS);
  act(() => better());
  await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/docs/libraries/redis/'));
});

it('submits the form when there is nothing to open, unless the box is empty', async () => {
  const { box } = open('en', sampleHitsClient());
  const submitted = jest.fn((event: Event) => event.preventDefault());
  await userEvent.type(box, 'nothing');
  await screen.findByText('No results for “nothing”');
  window.addEventListener('submit', submitted);
  await userEvent.keyboard('{Enter}');
  window.removeEventListener('submit', submitted);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(window.localStorage.getItem('search-recent')).toBe('["nothing"]');
});

it('removes the results when it closes, and ignores those that arrive afterwards', async () => {
  let answer = (_: ReturnType<typeof sampleAnswer>): void => undefined;
  open(
    'en',
    sampleClient(() => new Promise((resolve) => (answer = resolve))),
    'redis',
  );
  await screen.findByText('Searching…');
  fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
  await act(async () => answer(sampleAnswer(HITS)));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('combobox')).toHaveValue('');
});

it('empties the box with its button', async () => {
  const { box } = open('en', sampleHitsClient());
  await userEvent.type(box, 'redis');
  await results();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(await screen.findByRole('option', { name: 'Libraries' })).toBeInTheDocument();
});
