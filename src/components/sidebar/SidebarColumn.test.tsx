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
    renderIn(language, <SidebarColumn currentDocId="a">docs</SidebarColumn>);
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

it('what the reader has closed opens again when the next page is in it', () => {
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
