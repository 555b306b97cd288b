import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MobileMenu } from '../../components/mobile-menu/MobileMenu';
import { MenuButton } from '../../components/mobile-menu/MenuButton';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { listenToDialogs } from '../dom/dialog';
import { installDialogMethods } from '../dom/dialog.fixture';
import { listenToMenu, prepareMenu } from './menu';

beforeAll(() => {
  installDialogMethods();
  Element.prototype.scrollIntoView = () => undefined;
  listenToDialogs();
  listenToMenu();
});

/** Makes the menu button visible or hidden. jsdom computes no layout. */
const showButtons = (shown: boolean) => {
  HTMLElement.prototype.getClientRects = () => (shown ? [new DOMRect()] : []) as unknown as DOMRectList;
};

describe.each(testLocales)('the menu in %s', (language, messages) => {
  const show = () =>
    renderIn(
      language,
      <>
        <header>
          <MenuButton fallbackId="docs-nav" />
          <a href="/" data-in-menu="">
            Source
          </a>
          <nav aria-label="Languages" data-in-menu="">
            <a href="/uk/">Українська</a>
          </nav>
        </header>
        <MobileMenu title="Softkit" />
        <div id="site:docs-nav">
          <nav aria-label="Docs">
            <details name="docs">
              <summary>More</summary>
              <a href="/faq/">FAQ</a>
            </details>
          </nav>
        </div>
      </>,
    );
  const open = () => {
    show();
    const button = screen.getByRole('button', { name: messages['nav.menu.open'] });
    fireEvent.click(button);
    return { button, menu: screen.getByRole('dialog', { name: messages['nav.menu.label'] }) };
  };

  it('opens with the sidebar, whose groups have separate names', () => {
    const { button, menu } = open();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu).getByRole('navigation', { name: 'Docs' })).toBeInTheDocument();
    expect(menu.querySelector('details')).toHaveAttribute('name', 'menu/docs');
  });

  it.each([
    ['is filled in advance if its button is visible', true, 1],
    ['stays empty if its button is hidden', false, 0],
  ])('%s', (_, shown, copies) => {
    showButtons(shown);
    const { container } = show();
    prepareMenu();
    expect(container.querySelectorAll('[id="site:menu"] [data-panel] > nav')).toHaveLength(copies);
    expect(container.querySelectorAll('[id="site:menu"][data-prepared]')).toHaveLength(copies);
  });

  const showLong = () => {
    showButtons(true);
    const { container } = show();
    const nav = container.querySelector('[id="site:docs-nav"] nav');
    nav?.insertAdjacentHTML('beforeend', `<ul>${'<li>Page</li>'.repeat(100)}</ul>`);
    return () => container.querySelectorAll('[id="site:menu"] li:not([hidden])').length;
  };

  it('is laid out in steps, and once per page', async () => {
    const shown = showLong();
    prepareMenu();
    expect(shown()).toBeLessThan(100);
    await waitFor(() => expect(shown()).toBe(100));
    prepareMenu();
    expect(shown()).toBe(100);
  });

  it('is complete when it opens before the last step', () => {
    const shown = showLong();
    prepareMenu();
    expect(shown()).toBeLessThan(100);
    fireEvent.click(screen.getByRole('button', { name: messages['nav.menu.open'] }));
    expect(shown()).toBe(100);
  });

  it('keeps open groups when it was filled in advance', () => {
    showButtons(true);
    const { container } = show();
    prepareMenu();
    const copy = container.querySelector('[id="site:menu"] details');
    fireEvent.click(screen.getByRole('button', { name: messages['nav.menu.open'] }));
    expect(container.querySelector('[id="site:menu"] details')).toBe(copy);
  });

  it('shows the parts of the top bar that do not fit there', () => {
    const { menu } = open();
    expect(within(menu).getByRole('link', { name: 'Source' })).toBeInTheDocument();
    expect(within(menu).getByRole('group', { name: 'Languages' })).toBeInTheDocument();
  });

  it.each([
    [
      'its button',
      (menu: HTMLElement) => within(menu).getByRole('button', { name: messages['nav.menu.close'] }),
    ],
    ['the backdrop', (menu: HTMLElement) => menu],
    ['a link', (menu: HTMLElement) => within(menu).getByText('FAQ')],
  ])('closes on %s', (_name, target) => {
    const { button, menu } = open();
    // jsdom cannot open another page.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.pointerDown(target(menu));
    fireEvent.click(target(menu));
    expect(menu).not.toHaveAttribute('open');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
