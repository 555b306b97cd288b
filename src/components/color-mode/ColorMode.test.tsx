import { act, fireEvent, screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { ColorMode } from './ColorMode';

const root = document.documentElement;
let systemIsLight = false;
const systemListeners = new Set<() => void>();

/** Sets the mocked system mode and notifies its listeners. */
function setSystem(mode: 'light' | 'dark'): void {
  systemIsLight = mode === 'light';
  act(() => systemListeners.forEach((notify) => notify()));
}

beforeAll(() => {
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query === '(prefers-color-scheme: light)' && systemIsLight;
    },
    addEventListener: (_type: string, tell: () => void, { signal }: { signal: AbortSignal }) => {
      systemListeners.add(tell);
      signal.addEventListener('abort', () => systemListeners.delete(tell));
    },
  })) as unknown as typeof window.matchMedia;
});

beforeEach(() => {
  setSystem('dark');
  window.localStorage.clear();
  root.dataset['theme'] = 'dark';
});

const pressed = () =>
  screen.getAllByRole('button').filter((button) => button.getAttribute('aria-pressed') === 'true');

describe.each(testLocales)('the color mode switch in %s', (language, messages) => {
  const button = (choice: 'light' | 'dark' | 'system') =>
    screen.getByRole('button', { name: messages[`colorMode.${choice}`] });

  it('is a named group that marks the current mode, whatever the default', () => {
    root.dataset['theme'] = 'light';
    renderIn(language, <ColorMode defaultMode="dark" hasSwitch />);
    expect(screen.getByRole('group', { name: messages['colorMode.label'] })).toBeInTheDocument();
    expect(pressed()).toEqual([button('light')]);
  });

  it.each(['light', 'dark'] as const)(
    'shows the %s mode, remembers it, and keeps it from the system',
    (mode) => {
      renderIn(language, <ColorMode defaultMode="dark" hasSwitch />);
      fireEvent.click(button(mode));
      setSystem(mode === 'light' ? 'dark' : 'light');
      expect(root.dataset['theme']).toBe(mode);
      expect(window.localStorage.getItem('theme')).toBe(mode);
      expect(pressed()).toEqual([button(mode)]);
    },
  );

  it('marks the choice of system mode in another tab', () => {
    renderIn(language, <ColorMode defaultMode="dark" hasSwitch />);
    window.localStorage.setItem('theme', 'dark');
    window.localStorage.setItem('theme-follows', 'system');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme-follows' })));
    expect(pressed()).toEqual([button('system')]);
  });

  it('follows the system in system mode only', () => {
    renderIn(language, <ColorMode defaultMode="dark" hasSwitch />);
    setSystem('light');
    expect(root.dataset['theme']).toBe('dark');
    fireEvent.click(button('system'));
    expect(root.dataset['theme']).toBe('light');
    expect(pressed()).toEqual([button('system')]);
    setSystem('dark');
    expect(root.dataset['theme']).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
    fireEvent.click(button('dark'));
    setSystem('light');
    expect(root.dataset['theme']).toBe('dark');
  });
});

it('sets the color of the browser bars', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#000">';
  root.style.setProperty('--color-surface', '#fff');
  renderIn('en', <ColorMode defaultMode="dark" hasSwitch />);
  fireEvent.click(screen.getByRole('button', { name: 'Light' }));
  expect(document.querySelector('meta')).toHaveAttribute('content', '#fff');
  root.style.removeProperty('--color-surface');
});

it('works when storage is blocked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  renderIn('en', <ColorMode defaultMode="dark" hasSwitch />);
  fireEvent.click(screen.getByRole('button', { name: 'Light' }));
  expect(root.dataset['theme']).toBe('light');
  blocked.mockRestore();
});

it('follows the choice in another tab and ignores invalid values', () => {
  renderIn('en', <ColorMode defaultMode="dark" hasSwitch />);
  window.localStorage.setItem('theme', 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(pressed()).toEqual([screen.getByRole('button', { name: 'Light' })]);
  window.localStorage.setItem('theme', 'sepia');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(root.dataset['theme']).toBe('light');
});

it('follows the choice without a switch too, and when the page returns', () => {
  const { container } = renderIn('en', <ColorMode defaultMode="dark" hasSwitch={false} />);
  expect(container).toBeEmptyDOMElement();
  window.localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(root.dataset['theme']).toBe('light');
  window.localStorage.setItem('theme', 'dark');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(root.dataset['theme']).toBe('dark');
});
