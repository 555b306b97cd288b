import { act, renderHook, waitFor } from '@testing-library/react';
import { sampleAnswer, sampleClient, sampleHit } from '../../search/answers.fixture';
import { useSearchPage } from './use-search-page';

const hits = (...urls: string[]) => urls.map((url) => sampleHit({ url }));

it('keeps the places of results below the best one while the question is the same, and ranks them again for the next one', async () => {
  let listener = () => {};
  let found = hits('/a/', '/b/', '/d/');
  const client = {
    ...sampleClient(() => Promise.resolve(sampleAnswer(found))),
    onBetterAnswers: (better: () => void) => {
      listener = better;
      return () => {};
    },
  };
  window.history.replaceState(null, '', '/search/?q=redis');
  const { result } = renderHook(() => useSearchPage(client, window.location.search, { current: null }));
  const urls = () => {
    const { outcome } = result.current;
    return outcome.state === 'answered' ? outcome.answer.hits.map(({ url }) => url) : [];
  };
  await waitFor(() => expect(urls()).toEqual(['/a/', '/b/', '/d/']));
  found = hits('/b/', '/d/', '/c/', '/a/');
  act(() => listener());
  await waitFor(() => expect(urls()).toEqual(['/b/', '/a/', '/d/', '/c/']));
  act(() => result.current.change({ query: 'redis lock' }, 'type'));
  await waitFor(() => expect(urls()).toEqual(['/b/', '/d/', '/c/', '/a/']));
});
