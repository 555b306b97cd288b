import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { listenToShell } from '../../page-scripts/shell/shell';
import { SidebarColumn } from './SidebarColumn';

const root = document.documentElement;

beforeAll(listenToShell);
afterEach(() => {
  delete root.dataset['sidebar'];
  window.localStorage.clear();
});

describe.each(testLocales)('the sidebar column in %s', (language, messages) => {
  it('hides in two frames, is remembered, and keeps the focus on the toggle', async () => {
    renderIn(language, <SidebarColumn currentDocId="a">docs</SidebarColumn>);
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
  renderIn('en', <SidebarColumn currentDocId="a">docs</SidebarColumn>);
  fireEvent.click(screen.getByRole('button', { name: 'Hide sidebar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show sidebar' }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));
  expect(root.dataset['sidebar']).toBeUndefined();
});

it('opens a closed category if the next page is in it', () => {
  const column = (current: string) => (
    <SidebarColumn currentDocId={current}>
      <details open>
        {['a', 'b'].map((id) => (
          <a key={id} href={`/${id}/`} aria-current={id === current ? 'page' : undefined}>
            {id}
          </a>
        ))}
      </details>
    </SidebarColumn>
  );
  const { rerender, container } = renderIn('en', column('a'));
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = false;
  rerender(column('a'));
  expect(details.open).toBe(false);
  rerender(column('b'));
  expect(details.open).toBe(true);
});
