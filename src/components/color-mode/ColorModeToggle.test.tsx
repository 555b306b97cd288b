import { act, fireEvent, screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../i18n/messages.fixture';
import { followOtherTabs } from '../../enhance/color-mode';
import { labelColorToggles, listenToShell } from '../../enhance/shell';
import { ColorModeToggle } from './ColorModeToggle';

const root = document.documentElement;

beforeAll(listenToShell);
beforeEach(() => {
  root.dataset['theme'] = 'dark';
  window.localStorage.clear();
});

describe.each(testLocales)('the color mode toggle in %s', (language, messages) => {
  it('is named after what it does from the first, whatever the mode', () => {
    root.dataset['theme'] = 'light';
    renderIn(language, <ColorModeToggle defaultMode="dark" />);
    labelColorToggles();
    expect(screen.getByRole('button', { name: messages['colorMode.toDark'] })).toBeInTheDocument();
  });

  it('names what it does, shows the other mode and remembers it', () => {
    renderIn(language, <ColorModeToggle defaultMode="dark" />);
    fireEvent.click(screen.getByRole('button', { name: messages['colorMode.toLight'] }));
    expect(root.dataset['theme']).toBe('light');
    expect(window.localStorage.getItem('theme')).toBe('light');
    fireEvent.click(screen.getByRole('button', { name: messages['colorMode.toDark'] }));
    expect(root.dataset['theme']).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
  });
});

it('colors the bars of the browser like the page', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#000">';
  root.style.setProperty('--color-surface', '#fff');
  renderIn('en', <ColorModeToggle defaultMode="dark" />);
  fireEvent.click(screen.getByRole('button'));
  expect(document.querySelector('meta')).toHaveAttribute('content', '#fff');
  root.style.removeProperty('--color-surface');
});

it('works with storage blocked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  renderIn('en', <ColorModeToggle defaultMode="dark" />);
  fireEvent.click(screen.getByRole('button'));
  expect(root.dataset['theme']).toBe('light');
  blocked.mockRestore();
});

it('follows the choice made in another tab and takes no other value for a mode', () => {
  followOtherTabs();
  renderIn('en', <ColorModeToggle defaultMode="dark" />);
  window.localStorage.setItem('theme', 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(screen.getByRole('button', { name: 'Switch to dark mode' })).toBeInTheDocument();
  window.localStorage.setItem('theme', 'sepia');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(root.dataset['theme']).toBe('light');
});
