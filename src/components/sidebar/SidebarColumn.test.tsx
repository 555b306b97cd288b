import { fireEvent, screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../i18n/messages.fixture';
import { listenToShell } from '../../enhance/shell';
import { SidebarColumn } from './SidebarColumn';

const root = document.documentElement;

beforeAll(listenToShell);
afterEach(() => {
  delete root.dataset['sidebar'];
  window.localStorage.clear();
});

describe.each(testLocales)('the sidebar column in %s', (language, messages) => {
  it('is hidden and brought back, is remembered, and the focus stays with the switch', () => {
    renderIn(language, <SidebarColumn>docs</SidebarColumn>);
    fireEvent.click(screen.getByRole('button', { name: messages['sidebar.hide'] }));
    expect(root.dataset['sidebar']).toBe('hidden');
    expect(window.localStorage.getItem('sidebar')).toBe('hidden');
    const show = screen.getByRole('button', { name: messages['sidebar.show'] });
    expect(show).toHaveFocus();
    fireEvent.click(show);
    expect(root.dataset['sidebar']).toBeUndefined();
    expect(window.localStorage.getItem('sidebar')).toBeNull();
    expect(screen.getByRole('button', { name: messages['sidebar.hide'] })).toHaveFocus();
  });
});
