import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import { readMessages } from '../../locales/read-messages';
import { Article } from './Article';

const writeText = jest.fn(() => Promise.resolve());

beforeAll(() => {
  Object.assign(navigator, { clipboard: { writeText } });
});

beforeEach(() => {
  writeText.mockClear();
  renderIn(
    'en',
    <Article>
      <h2 id="setup">Setup</h2>
      <a className="anchor" href="#setup">
        Link
      </a>
    </Article>,
  );
});

const link = () => screen.getByRole('link', { name: 'Link' });

it('copies the address of a section, and shows a note', async () => {
  fireEvent.click(link());
  const message = readMessages('common').en['code.copied'];
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message));
  expect(document.querySelector('.anchor-note')).toHaveTextContent(message);
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/#setup`);
});

it('doesn’t copy when the section opens in a new tab', () => {
  fireEvent.click(link(), { ctrlKey: true });
  expect(writeText).not.toHaveBeenCalled();
});

it('shows no note without access to the clipboard', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'));
  fireEvent.click(link());
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  await Promise.resolve();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.querySelector('.anchor-note')).toBeNull();
});
