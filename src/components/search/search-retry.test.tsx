import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadSearchResults } from './prepare-search';
import { openSearch } from './search-dialog.fixture';
import { sampleHitsClient, searchTexts } from './search.fixture';

jest.mock('../../search/client/create-search-client');
jest.mock('./prepare-search');

it.each(['en', 'uk'])(
  'reports that its code can’t be loaded, and loads it again, in %s',
  async (language) => {
    const t = searchTexts(language);
    const load = jest.mocked(loadSearchResults);
    load
      .mockReset()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(() => import('./search-results'));
    const { box } = openSearch(language, sampleHitsClient(), 'redis');
    const retry = () => userEvent.click(screen.getByRole('button', { name: t('retry') }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(t('search.failed'));
    expect(alert).toHaveTextContent(t('search.failed.hint'));
    await retry();
    expect(load).toHaveBeenCalledTimes(2);
    // A new element, so that screen readers announce the second failure, too.
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(alert));
    expect(box).toHaveFocus();
    await retry();
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box).toHaveFocus();
    expect(box).toHaveValue('redis');
  },
);
