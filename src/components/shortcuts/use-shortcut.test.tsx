import { renderHook } from '@testing-library/react';
import { setSingleKeys, useShortcut } from './use-shortcut';

const search = jest.fn();
const next = jest.fn();

beforeEach(() => {
  search.mockClear();
  next.mockClear();
  setSingleKeys(true);
  renderHook(() => {
    useShortcut('search', search);
    useShortcut('next', next);
  });
});

afterEach(() => {
  document.body.innerHTML = '';
});

const press = (init: KeyboardEventInit, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
};

it.each([
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['Command+K', { key: 'k', code: 'KeyK', metaKey: true }],
  ['Ctrl+K in a Ukrainian layout', { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['the slash', { key: '/', code: 'Slash' }],
])('runs the search on %s instead of the browser default', (_name, init) => {
  expect(press(init).defaultPrevented).toBe(true);
  expect(search).toHaveBeenCalledTimes(1);
});

it.each([
  ['K alone', { key: 'k', code: 'KeyK' }],
  ['Ctrl+Alt+K', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
  ['a held slash', { key: '/', code: 'Slash', repeat: true }],
  ['Shift+N', { key: 'N', code: 'KeyN', shiftKey: true }],
])('%s does nothing', (_name, init) => {
  expect(press(init).defaultPrevented).toBe(false);
  expect(search).not.toHaveBeenCalled();
  expect(next).not.toHaveBeenCalled();
});

it('ignores single keys in input fields, but not Ctrl+K', () => {
  document.body.innerHTML = '<input type="text">';
  const field = document.querySelector('input') as HTMLInputElement;
  press({ key: '/' }, field);
  expect(search).not.toHaveBeenCalled();
  press({ key: 'k', code: 'KeyK', ctrlKey: true }, field);
  expect(search).toHaveBeenCalledTimes(1);
});

it('ignores single keys while a dialog is open', () => {
  document.body.innerHTML = '<dialog open></dialog>';
  press({ key: '/' });
  expect(search).not.toHaveBeenCalled();
});

it('turns off single keys permanently, without affecting other shortcuts', () => {
  setSingleKeys(false);
  press({ key: 'n', code: 'KeyN' });
  press({ key: '/' });
  expect(next).not.toHaveBeenCalled();
  press({ key: 'k', code: 'KeyK', ctrlKey: true });
  expect(search).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('shortcuts.singleKeys')).toBe('off');
});

it('runs the shortcut that has the key', () => {
  press({ key: 'n', code: 'KeyN' });
  expect(next).toHaveBeenCalledTimes(1);
  expect(search).not.toHaveBeenCalled();
});

it('does nothing once its component is gone', () => {
  const previous = jest.fn();
  const { unmount } = renderHook(() => useShortcut('previous', previous));
  unmount();
  expect(press({ key: 'p', code: 'KeyP' }).defaultPrevented).toBe(false);
  expect(previous).not.toHaveBeenCalled();
});
