import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { HITS, sampleHitsClient } from '../../components/search/search.fixture';
import { openSearch } from './search-dialog.fixture';

// In development, the bundler doesn't replace React with `dom-jsx.ts`.
it('works with React, too', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { box, onNavigate, end } = openSearch('en', sampleHitsClient());
  await userEvent.type(box, 'redis');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(HITS.length));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onNavigate).toHaveBeenCalledWith('/docs/libraries/redis/#locks');
  end();
  expect(document.querySelector('[data-results]')).toBeEmptyDOMElement();
});
