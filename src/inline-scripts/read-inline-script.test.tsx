import fs from 'node:fs';
import path from 'node:path';

const root = document.documentElement;
const run = (name: string) => window.eval(fs.readFileSync(path.join(__dirname, name), 'utf8')) as unknown;

beforeEach(() => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('before the first paint', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['sepia', 'dark'],
  ])('shows the stored color mode %s as %s', (stored, shown) => {
    root.dataset['theme'] = 'dark';
    window.localStorage.setItem('theme', stored);
    run('before-paint.js');
    expect(root.dataset['theme']).toBe(shown);
    expect(root).toHaveClass('js');
  });

  it.each([
    [true, 'light'],
    [false, 'dark'],
  ])('follows the system (light preferred: %s) and shows %s', (light, shown) => {
    window.matchMedia = (() => ({ matches: light })) as unknown as typeof window.matchMedia;
    window.localStorage.setItem('theme', light ? 'dark' : 'light');
    window.localStorage.setItem('theme-follows', 'system');
    run('before-paint.js');
    expect(root.dataset['theme']).toBe(shown);
  });

  it('keeps a hidden sidebar hidden', () => {
    window.localStorage.setItem('sidebar', 'hidden');
    run('before-paint.js');
    expect(root.dataset['sidebar']).toBe('hidden');
  });

  it('hides only the dismissed announcement', () => {
    window.localStorage.setItem('announcement', 'v1');
    root.dataset['announcement'] = 'v2';
    run('before-paint.js');
    expect(root).not.toHaveAttribute('data-announcement-dismissed');
    root.dataset['announcement'] = 'v1';
    run('before-paint.js');
    expect(root).toHaveAttribute('data-announcement-dismissed');
  });

  it('uses the defaults when storage is blocked', () => {
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
])('on the search page, %j hides the list of all pages: %s', (search, isAsked) => {
  window.history.replaceState(null, '', `/search/${search}`);
  document.body.innerHTML = '<div data-island="SearchPage"><input maxlength="9"></div>';
  run('search-query.js');
  expect('asked' in (document.body.firstElementChild as HTMLElement).dataset).toBe(isAsked);
  expect(document.querySelector('input')?.value).toBe(
    (new URLSearchParams(search).get('q') ?? '').slice(0, 9),
  );
  window.dispatchEvent(new Event('islands:ready'));
  expect(document.querySelector('[data-asked]')).toBeNull();
});

describe('the state of the sidebar', () => {
  /** Runs what the browser would run after the next layout. */
  let layOut: () => void;
  let listening: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;

  beforeEach(() => {
    listening = jest.spyOn(window, 'addEventListener');
  });
  afterEach(() => {
    leave();
    listening.mockRestore();
  });

  /** Leaves the page, whose listeners end with it. */
  const leave = () => {
    window.dispatchEvent(new Event('pagehide'));
    for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
    listening.mockClear();
  };

  beforeEach(() => {
    let observed: Element[] = [];
    let notify: (entries: { target: Element }[]) => void;
    layOut = () => {
      if (observed.length > 0) notify(observed.map((target) => ({ target })));
    };
    window.ResizeObserver = class {
      constructor(callback: (entries: never[], observer: never) => void) {
        notify = (entries) => callback(entries as never[], this as never);
      }
      observe(target: Element) {
        observed.push(target);
      }
      disconnect() {
        observed = [];
      }
      unobserve() {}
    };
  });

  const page = (open: string) => {
    const category = (id: string, name: string, below = '') =>
      `<li><details name="${name}" data-doc="${id}" ${id === open ? 'open' : ''}><ul>${below}</ul></details></li>`;
    // Categories of one level can be in groups.
    const lists = [category('a', 'docs', category('a/1', 'docs/a')), category('b', 'docs')];
    document.body.innerHTML = `<div id="site:docs-nav">${lists.map((each) => `<ul>${each}</ul>`).join('')}</div>`;
    return document.getElementById('site:docs-nav') as HTMLElement;
  };
  const openIn = (nav: HTMLElement) =>
    [...nav.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset['doc']);

  it('keeps open categories and scroll position on the next page', () => {
    const before = page('');
    run('sidebar-state.js');
    layOut();
    for (const details of before.querySelectorAll<HTMLDetailsElement>('details[data-doc^=a]'))
      details.open = true;
    before.scrollTop = 120;
    leave();
    const after = page('');
    run('sidebar-state.js');
    expect(openIn(after)).toEqual(['a', 'a/1']);
    layOut();
    expect(after.scrollTop).toBe(120);
  });

  it('keeps the scroll position on a page where the sidebar has no layout', () => {
    window.sessionStorage.setItem('sidebar-state', '{"top":120}');
    page('');
    run('sidebar-state.js');
    leave();
    const after = page('');
    run('sidebar-state.js');
    layOut();
    expect(after.scrollTop).toBe(120);
  });

  it.each(['{"open":5}', '{"open":null,"top":{}}', '5', 'null', '[]', '{'])(
    'ignores the stored value %s',
    (stored) => {
      window.sessionStorage.setItem('sidebar-state', stored);
      const nav = page('a');
      run('sidebar-state.js');
      layOut();
      expect([openIn(nav), nav.scrollTop]).toEqual([['a'], 0]);
    },
  );

  it('keeps categories that are open in the menu of a narrow window', () => {
    const nav = page('a');
    run('sidebar-state.js');
    document.body.appendChild(document.createElement('dialog')).append(...nav.childNodes);
    leave();
    const after = page('');
    run('sidebar-state.js');
    expect(openIn(after)).toEqual(['a']);
  });

  it('opens only the category of the current page', () => {
    page('a');
    run('sidebar-state.js');
    leave();
    const after = page('b');
    run('sidebar-state.js');
    expect(openIn(after)).toEqual(['b']);
  });
});

describe('the boot script', () => {
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, ...more, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };

  beforeEach(() => {
    document.head.replaceChildren();
    document.body.innerHTML =
      '<script type="application/json" data-boot>{"scripts":["/islands.js"],"sheets":[]}</script><button type="button"></button>';
    root.classList.add('js');
    run('boot.js');
  });
  // Ends the recording of clicks and keys.
  afterEach(() => void window.dispatchEvent(new Event('islands:ready')));

  it('loads the module on the first action', () => {
    expect(document.head.querySelector('script')).toBeNull();
    window.dispatchEvent(new Event('pointermove'));
    expect(document.head.querySelector('script')).toHaveAttribute('src', '/islands.js');
  });

  it('repeats a shortcut and a click when the module is loaded', () => {
    const clicked = jest.fn();
    const pressed = jest.fn();
    expect(press('/')).toBe(true);
    const button = document.querySelector('button');
    button?.addEventListener('click', clicked);
    button?.click();
    expect(clicked).not.toHaveBeenCalled();
    document.addEventListener('keydown', pressed, { once: true });
    window.dispatchEvent(new Event('islands:ready'));
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
  ])('prevents the browser default for %s, %#', (_name, keys, isKept) => {
    expect(press('k', { code: 'KeyK', ...keys })).toBe(isKept);
  });

  it('ignores single keys when the reader has turned them off', () => {
    window.localStorage.setItem('shortcuts.singleKeys', 'off');
    for (const key of ['/', 'm', '?']) expect(press(key)).toBe(false);
    expect(press('k', { code: 'KeyK', ctrlKey: true })).toBe(true);
  });

  it('enters text typed after the shortcut into the search box', () => {
    const box = document.body.appendChild(Object.assign(document.createElement('input'), { name: 'q' }));
    document.addEventListener('keydown', () => box.focus(), { once: true });
    for (const key of ['/', 'm', 'a']) expect(press(key)).toBe(true);
    // This key types no character.
    expect(press('Shift')).toBe(false);
    window.dispatchEvent(new Event('islands:ready'));
    expect(box).toHaveValue('ma');
  });

  it('when its file cannot be loaded, leaves keys and clicks to the browser and hides what needs the module', () => {
    expect(press('?')).toBe(true);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(press('?')).toBe(false);
    expect(root).not.toHaveClass('js');
  });
});
