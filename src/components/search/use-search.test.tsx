import { act, renderHook, waitFor } from '@testing-library/react';
import { sampleAnswer, sampleClient, sampleHit } from '../../search/client/answers.fixture';
import { useSearchPage } from './use-search-page';

const hits = (...urls: string[]) => urls.map((url) => sampleHit({ url }));

it('keeps displayed results in place until the query changes', async () => {
  let listener = () => {};
  let results = hits('/a/', '/b/', '/d/');
  const client = {
    ...sampleClient(() => Promise.resolve(sampleAnswer(results))),
    onBetterAnswers: (better: () => void) => {
      listener = better;
      return () => {};
    },
  };
  window.history.replaceState(null, '', '/search/?q=redis');
  const region = { current: null };
  const { result } = renderHook(() => useSearchPage(client, window.location.search, region));
  const urls = () => {
    const { outcome } = result.current;
    return outcome.state === 'answered' ? outcome.answer.hits.map(({ url }) => url) : [];
  };
  await waitFor(() => expect(urls()).toEqual(['/a/', '/b/', '/d/']));
  results = hits('/b/', '/d/', '/c/', '/a/');
  act(() => listener());
  await waitFor(() => expect(urls()).toEqual(['/a/', '/b/', '/d/', '/c/']));
  act(() => result.current.change({ query: 'redis lock' }, 'type'));
  await waitFor(() => expect(urls()).toEqual(['/b/', '/d/', '/c/', '/a/']));
});

it('searches for text typed before the app started, with the filters from the URL', async () => {
  const requests: unknown[] = [];
  const client = sampleClient((request) => {
    requests.push(request);
    return Promise.resolve(sampleAnswer([]));
  });
  window.history.replaceState(null, '', '/search/?q=redis&in=api');
  const box = document.createElement('div');
  box.innerHTML = '<input value="tenant">';
  const region = { current: box };
  const { result, rerender } = renderHook(({ search }) => useSearchPage(client, search, region), {
    initialProps: { search: window.location.search },
  });
  await waitFor(() => expect(result.current.outcome.state).toBe('answered'));
  expect(requests.at(-1)).toMatchObject({ query: 'tenant' });
  expect(result.current.request.filters).not.toEqual({});
  expect(window.location.search).toContain('q=tenant');
  // A new URL replaces the query, whatever the box contains.
  window.history.replaceState(null, '', '/search/?q=mail');
  rerender({ search: '?q=mail' });
  await waitFor(() => expect(result.current.request.query).toBe('mail'));
});
