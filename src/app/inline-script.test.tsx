import fs from 'node:fs';
import path from 'node:path';

const root = document.documentElement;
const run = (name: string) =>
  window.eval(fs.readFileSync(path.join(__dirname, 'inline', name), 'utf8')) as unknown;

beforeEach(() => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('before the page is painted', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['sepia', 'dark'],
  ])('a stored color mode of %s shows as %s', (stored, shown) => {
    root.dataset['theme'] = 'dark';
    window.localStorage.setItem('theme', stored);
    run('before-paint.js');
    expect(root.dataset['theme']).toBe(shown);
    expect(root).toHaveClass('js');
  });

  it.each([
    [true, 'light'],
    [false, 'dark'],
  ])('where the system is to be followed and prefers light: %s, it shows as %s', (light, shown) => {
    window.matchMedia = (() => ({ matches: light })) as unknown as typeof window.matchMedia;
    window.localStorage.setItem('theme', light ? 'dark' : 'light');
    window.localStorage.setItem('theme-follows', 'system');
    run('before-paint.js');
    expect(root.dataset['theme']).toBe(shown);
  });

  it('a sidebar that was hidden stays hidden', () => {
    window.localStorage.setItem('sidebar', 'hidden');
    run('before-paint.js');
    expect(root.dataset['sidebar']).toBe('hidden');
  });

  it('only the announcement that was dismissed is left out', () => {
    window.localStorage.setItem('announcement', 'v1');
    root.dataset['announcement'] = 'v2';
    run('before-paint.js');
    expect(root).not.toHaveAttribute('data-announcement-dismissed');
    root.dataset['announcement'] = 'v1';
    run('before-paint.js');
    expect(root).toHaveAttribute('data-announcement-dismissed');
  });

  it('blocked storage leaves the defaults', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    root.dataset['theme'] = 'dark';
    run('before-paint.js');
    expect(root.dataset['theme']).toBe('dark');
    expect(root).toHaveClass('js');
    blocked.mockRestore();
  });
});

it.each([
  ['?q=typeorm', true],
  ['?q=typeormtypeorm', true],
  ['?type=guide&q=%D1%97', true],
  ['?q=', false],
  ['', false],
])('the search page with %j leaves the list of all pages out: %s', (search, isAsked) => {
  window.history.replaceState(null, '', `/search/${search}`);
  document.body.innerHTML = '<div data-app="query"><input maxlength="9"></div>';
  run('search-query.js');
  expect('asked' in (document.body.firstElementChild as HTMLElement).dataset).toBe(isAsked);
  expect(document.querySelector('input')?.value).toBe(
    (new URLSearchParams(search).get('q') ?? '').slice(0, 9),
  );
});

describe('the state of the sidebar', () => {
  const page = (open: string) => {
    const category = (id: string, below = '') =>
      `<li><details data-doc="${id}" ${id === open ? 'open' : ''}><ul>${below}</ul></details></li>`;
    document.body.innerHTML = `<div id="docs-nav"><ul>${category('a', category('a/1'))}${category('b')}</ul></div>`;
    return document.getElementById('docs-nav') as HTMLElement;
  };
  const openIn = (nav: HTMLElement) =>
    [...nav.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset['doc']);

  it('goes over to the next page: what is open, how far it is scrolled', () => {
    const before = page('');
    run('sidebar-state.js');
    for (const details of before.querySelectorAll<HTMLDetailsElement>('details[data-doc^=a]'))
      details.open = true;
    before.scrollTop = 120;
    window.sidebarState?.save();
    const after = page('');
    window.sidebarState?.restore();
    expect(openIn(after)).toEqual(['a', 'a/1']);
    expect(after.scrollTop).toBe(120);
  });

  it('outlives a full load', () => {
    page('a');
    run('sidebar-state.js');
    window.dispatchEvent(new Event('pagehide'));
    const after = page('');
    run('sidebar-state.js');
    expect(openIn(after)).toEqual(['a']);
  });

  it('gives way to the category of the current page', () => {
    page('a');
    run('sidebar-state.js');
    window.sidebarState?.save();
    const after = page('b');
    window.sidebarState?.restore();
    expect(openIn(after)).toEqual(['b']);
  });
});

describe('the start of the enhancement', () => {
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, ...more, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };

  beforeEach(() => {
    document.head.replaceChildren();
    document.body.innerHTML =
      '<script type="application/json" id="boot">{"enhance":"/enhance.js","base":""}</script><button type="button"></button>';
    root.classList.add('js');
    run('boot.js');
  });
  // It stops to keep anything.
  afterEach(() => void window.dispatchEvent(new Event('enhanced')));

  it('begins with the first movement', () => {
    expect(document.head.querySelector('script')).toBeNull();
    window.dispatchEvent(new Event('pointermove'));
    expect(document.head.querySelector('script')).toHaveAttribute('src', '/enhance.js');
  });

  it('keeps a shortcut and a click until they can be answered', () => {
    const clicked = jest.fn();
    const pressed = jest.fn();
    expect(press('/')).toBe(true);
    const button = document.querySelector('button');
    button?.addEventListener('click', clicked);
    button?.click();
    expect(clicked).not.toHaveBeenCalled();
    document.addEventListener('keydown', pressed, { once: true });
    window.dispatchEvent(new Event('enhanced'));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(press('/')).toBe(false);
  });

  it.each([
    ['Ctrl+K', { ctrlKey: true }, true],
    ['Command+K', { metaKey: true }, true],
    ['Ctrl+Shift+K', { ctrlKey: true, shiftKey: true }, false],
    ['Ctrl+Alt+K', { ctrlKey: true, altKey: true }, false],
    ['K', {}, false],
  ])('%s is kept from the browser, %#', (_name, keys, isKept) => {
    expect(press('k', { code: 'KeyK', ...keys })).toBe(isKept);
  });

  it('leaves single keys, and what is typed after them, to a reader who has switched them off', () => {
    window.localStorage.setItem('shortcuts.singleKeys', 'off');
    for (const key of ['/', 'm', '?']) expect(press(key)).toBe(false);
    expect(press('k', { code: 'KeyK', ctrlKey: true })).toBe(true);
  });

  it('keeps what is typed after a shortcut for the box of the search', () => {
    const box = document.body.appendChild(Object.assign(document.createElement('input'), { name: 'q' }));
    document.addEventListener('keydown', () => box.focus(), { once: true });
    for (const key of ['/', 'm', 'a']) expect(press(key)).toBe(true);
    // Not a character.
    expect(press('Shift')).toBe(false);
    window.dispatchEvent(new Event('enhanced'));
    expect(box).toHaveValue('ma');
  });

  it('gives keys and clicks back to the browser when its file cannot be loaded, and hides what needs it', () => {
    expect(press('?')).toBe(true);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(press('?')).toBe(false);
    expect(root).not.toHaveClass('js');
  });
});
