import { fireEvent, screen, waitFor } from '@testing-library/react';
import { commonTexts } from '../../locales/common';
import { listenToAnchors } from './anchors';

const writeText = jest.fn(() => Promise.resolve());

beforeAll(() => {
  listenToAnchors();
  Object.assign(navigator, { clipboard: { writeText } });
});

beforeEach(() => {
  writeText.mockClear();
  document.body.innerHTML = '<h2 id="setup">Setup</h2><a class="anchor" href="#setup">Link</a>';
});

const link = () => screen.getByRole('link', { name: 'Link' });

it('copies the address of a section, and shows a note', async () => {
  fireEvent.click(link());
  expect(await screen.findByText(commonTexts('en')['code.copied'])).toHaveAttribute('role', 'status');
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/#setup`);
});

it('doesn’t copy when the section opens in a new tab', async () => {
  fireEvent.click(link(), { ctrlKey: true });
  await import('./copy-address');
  expect(writeText).not.toHaveBeenCalled();
});

it('shows no note without access to the clipboard', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'));
  fireEvent.click(link());
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  await Promise.resolve();
  expect(screen.queryByRole('status')).toBeNull();
});
