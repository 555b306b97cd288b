import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { menuProps } from './sidebar.fixture';
import { SidebarColumn } from './SidebarColumn';

const root = document.documentElement;
const column = <SidebarColumn {...menuProps}>docs</SidebarColumn>;

afterEach(() => {
  delete root.dataset['sidebar'];
  window.localStorage.clear();
});

describe.each(testLocales)('the sidebar column in %s', (language, messages) => {
  it('hides in two frames, is remembered, and keeps the focus on the toggle', async () => {
    renderIn(language, column);
    fireEvent.click(screen.getByRole('button', { name: messages['sidebar.hide'] }));
    expect(root.dataset['sidebar']).toBe('hiding');
    expect(window.localStorage.getItem('sidebar')).toBe('hidden');
    const show = screen.getByRole('button', { name: messages['sidebar.show'] });
    expect(show).toHaveFocus();
    await waitFor(() => expect(root.dataset['sidebar']).toBe('hidden'));
    fireEvent.click(show);
    expect(root.dataset['sidebar']).toBeUndefined();
    expect(window.localStorage.getItem('sidebar')).toBeNull();
    expect(screen.getByRole('button', { name: messages['sidebar.hide'] })).toHaveFocus();
  });
});

it('keeps its space if it is shown again immediately', async () => {
  renderIn('en', column);
  fireEvent.click(screen.getByRole('button', { name: 'Hide sidebar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show sidebar' }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));
  expect(root.dataset['sidebar']).toBeUndefined();
});

it.each(['prerenderingchange', 'pageshow'])('follows the choice on another page at %s', (type) => {
  renderIn('en', column);
  window.localStorage.setItem('sidebar', 'hidden');
  const event = Object.assign(new Event(type), { persisted: true });
  fireEvent(type === 'pageshow' ? window : document, event);
  expect(root.dataset['sidebar']).toBe('hidden');
});
