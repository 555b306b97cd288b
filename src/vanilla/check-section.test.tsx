import { waitFor } from '@testing-library/react';
import { checkSection } from './check-section';

it('reports only a missing section, until another page is shown', async () => {
  const visit = (hash: string) => {
    window.history.replaceState(null, '', hash);
    checkSection();
  };
  const reported = () => document.querySelector('[role=status]');
  document.body.innerHTML = '<main><h2 id="install">Install</h2></main>';
  visit('#install');
  await Promise.resolve();
  expect(reported()).toBeNull();
  visit('#instal');
  await waitFor(() => expect(reported()).not.toBeNull());
  visit('#install');
  await waitFor(() => expect(reported()).toBeNull());
});
