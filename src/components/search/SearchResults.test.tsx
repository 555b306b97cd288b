import { useEffect, useState } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { localePath } from '../../model/addresses';
import { renderIn } from '../../locales/messages.fixture';
import { searchText } from '../../locales/search';
import { SearchUnavailable, type SearchClient } from '../../search/client/search-client';
import { sampleAnswer, sampleClient, sampleHit } from '../../search/client/answers.fixture';
import { SearchResults, type SearchResultsProps } from './SearchResults';
import { SearchShell } from './SearchShell';
import { sampleHitsClient, HITS } from './search.fixture';

jest.mock('gatsby', () => jest.requireActual('../../../tests/jest/gatsby'));

/** Renders the results into the dialog, like the layout does. */
function InShell(props: Omit<SearchResultsProps, 'input'>) {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  useEffect(() => setDialog(document.getElementById('site:search')), []);
  const box = dialog?.querySelector('input');
  const results = dialog?.querySelector('[data-results]');
  return box && results ? createPortal(<SearchResults {...props} input={box} />, results) : null;
}

function open(language: string, client: SearchClient, typed = '') {
  const onNavigate = jest.fn();
  renderIn(language, <SearchShell action="/docs/search/" />);
  (document.getElementById('site:search') as HTMLDialogElement).open = true;
  const box = screen.getByRole<HTMLInputElement>('combobox');
  box.value = typed;
  renderIn(
    language,
    <InShell
      language={language}
      client={client}
      searchPath={localePath('/search/', language)}
      base="/docs"
      onNavigate={onNavigate}
    />,
  );
  return { onNavigate, box };
}

beforeEach(() => window.localStorage.clear());

describe.each(['en', 'uk'])('the search dialog in %s', (language) => {
  const t = searchText(language);

  it('lists results by group, as links, and announces their number', async () => {
    const { box } = open(language, sampleHitsClient());
    await userEvent.type(box, 'redis');
    const list = await screen.findByRole('listbox', { name: t('results.label') });
    for (const group of ['page', 'section', 'symbol'] as const)
      expect(within(list).getByRole('group', { name: t(`group.${group}`) })).toBeInTheDocument();
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.getAttribute('href')),
    ).toEqual(HITS.map(({ url }) => `/docs${url}`));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(t('results.count', { count: 21 })),
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
    expect(await screen.findByRole('option')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: t('results.all') })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(t('results.count', { count: 7 }));
    answer = sampleAnswer([], { isPartial: true });
    await userEvent.type(box, ' lock');
    expect(await screen.findByText(t('loading'))).toBeInTheDocument();
    expect(screen.queryByText(t('empty.title', { query: 'redis lock' }))).toBeNull();
    answer = sampleAnswer([sampleHit()], { total: 9 });
    act(() => better());
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(t('results.count', { count: 9 })),
    );
    expect(
      screen.getByRole('link', { name: `${t('results.all')} · ${t('results.count', { count: 9 })}` }),
    ).toBeInTheDocument();
  });

  it('suggests a query if there are no results', async () => {
    const { box } = open(language, sampleHitsClient());
    await userEvent.type(box, 'nothing');
    expect(await screen.findByText(t('empty.title', { query: 'nothing' }))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: t('empty.example') }));
    expect(box).toHaveValue(t('empty.example'));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  it('shows an error if the search fails, and retries', async () => {
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
    expect(box).toHaveValue('redis');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: t('error.retry') }));
    expect(await screen.findByRole('option')).toBeInTheDocument();
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
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(box).toHaveValue('redis');
});

it('moves with the arrow keys, opens with Enter, and stores the query', async () => {
  const { box, onNavigate } = open('en', sampleHitsClient());
  await userEvent.type(box, 'redis');
  await screen.findAllByRole('option');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute(
    'href',
    '/docs/libraries/redis/#locks',
  );
  await userEvent.keyboard('{Enter}');
  expect(onNavigate).toHaveBeenCalledWith('/libraries/redis/#locks');
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
  await screen.findAllByRole('option');
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
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  answer = new Promise(() => {});
  act(() => better());
  await userEvent.keyboard('{Enter}');
  expect(onNavigate).toHaveBeenCalledWith('/libraries/redis/#locks');
});

it('opens a result in a new tab with Ctrl+Enter, and stays open', async () => {
  const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
  const { box, onNavigate } = open('en', sampleHitsClient());
  await userEvent.type(box, 'redis');
  await screen.findAllByRole('option');
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
  answer(sampleAnswer(HITS));
  await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/libraries/redis/'));
});

it('leaves clicks with a modifier key to the browser', async () => {
  const { box, onNavigate } = open('en', sampleHitsClient());
  await userEvent.type(box, 'redis');
  const [first] = await screen.findAllByRole('option');
  // jsdom can't navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(first as HTMLElement, { ctrlKey: true });
  expect(onNavigate).not.toHaveBeenCalled();
  fireEvent.click(first as HTMLElement);
  expect(onNavigate).toHaveBeenCalledWith('/libraries/redis/');
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
  expect(await screen.findByRole('option')).toHaveAttribute('href', '/docs/uk/search/?q=redis');
});

it('shows recent queries and clears them', async () => {
  window.localStorage.setItem('search-recent', '["redis","mail"]');
  const { box } = open('en', sampleHitsClient());
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'redis',
    'mail',
  ]);
  expect(screen.getByRole('option', { name: 'mail' })).toHaveAttribute('href', '/docs/search/?q=mail');
  await userEvent.click(screen.getByRole('option', { name: 'mail' }));
  expect(box).toHaveValue('mail');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  await userEvent.clear(box);
  await userEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  expect(window.localStorage.getItem('search-recent')).toBeNull();
});

it('treats a query as plain text and truncates it to the maximum length', async () => {
  const { box } = open('en', sampleHitsClient());
  await userEvent.click(box);
  await userEvent.paste('<img src=x onerror=alert(1)> $& \u202E nothing');
  await screen.findAllByRole('option');
  expect(document.querySelector('img')).toBeNull();
  expect(box).toHaveAttribute('maxlength', '500');
});

it('recovers from a crash in the results with the next query', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { ...sampleHit(), breadcrumb: null } as unknown as ReturnType<typeof sampleHit>;
  const { box } = open(
    'en',
    sampleClient(({ query }) => Promise.resolve(sampleAnswer(query === 'x' ? [broken] : HITS))),
  );
  await userEvent.type(box, 'x');
  expect(await screen.findByRole('heading', { name: 'This page crashed.' })).toBeInTheDocument();
  await userEvent.type(box, 'y');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  silent.mockRestore();
});
