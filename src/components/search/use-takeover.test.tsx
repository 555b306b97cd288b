import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../../locales/messages.fixture';
import { sampleAnswer, sampleClient } from '../../search/client/answers.fixture';
import type { SearchAnswer, SearchClient } from '../../search/client/search-client';
import { setFirstSearch } from '../../vanilla/first-search';
import { HITS } from './search.fixture';
import { SearchResults } from './SearchResults';

jest.mock('gatsby', () => jest.requireActual('../../../tests/jest/gatsby'));

/** Starts the app's part while the first search shows results for "redis". */
function takeOver(client: SearchClient, release: Promise<void> | null = null) {
  const end = jest.fn(() => setFirstSearch(undefined));
  const filters = { area: 'guides' } as const;
  const press = { release };
  setFirstSearch({
    ...{ filters, answered: null, activeId: HITS[1]?.url, finish: () => true, end },
    get release() {
      return press.release;
    },
  });
  document.body.innerHTML = '<form><input aria-activedescendant="first" value="redis"></form>';
  const input = document.querySelector('input') as HTMLInputElement;
  renderIn(
    'en',
    <SearchResults
      language="en"
      client={client}
      input={input}
      searchPath="/search/"
      base=""
      onNavigate={jest.fn()}
    />,
  );
  return { end, input, press };
}

afterEach(() => setFirstSearch(undefined));

it('takes over with the same filters and selection once there is an answer, and not before', async () => {
  let answer = (_: SearchAnswer) => {};
  const questions: unknown[] = [];
  const { end, input } = takeOver(
    sampleClient(({ filters }) => {
      questions.push(filters);
      return new Promise((resolve) => (answer = resolve));
    }),
  );
  await waitFor(() => expect(questions).toContainEqual({ area: 'guides' }));
  await userEvent.type(input, '{ArrowDown}');
  expect(input).toHaveAttribute('aria-activedescendant', 'first');
  expect(end).not.toHaveBeenCalled();
  answer(sampleAnswer(HITS));
  await waitFor(() => expect(end).toHaveBeenCalledTimes(1));
  await waitFor(() =>
    expect(screen.getByRole('option', { selected: true })).toHaveAttribute('href', HITS[1]?.url),
  );
});

it('does not replace what the reader is pressing', async () => {
  let letGo = () => {};
  const { end, press } = takeOver(
    sampleClient(() => Promise.resolve(sampleAnswer(HITS))),
    new Promise((resolve) => (letGo = resolve)),
  );
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(HITS.length));
  expect(end).not.toHaveBeenCalled();
  press.release = null;
  letGo();
  await waitFor(() => expect(end).toHaveBeenCalledTimes(1));
});
