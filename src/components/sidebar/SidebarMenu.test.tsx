import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { StaticSlot } from '../../islands/Slot';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { installDialogMethods } from '../dialog/Dialog.fixture';
import { menu } from './menu';
import { MenuButton } from './MenuButton';
import { menuProps } from './sidebar.fixture';
import { SidebarColumn } from './SidebarColumn';

const scrolled: Element[] = [];

beforeAll(() => {
  installDialogMethods();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
});

afterEach(() => menu.set(false));

describe.each(testLocales)('the menu in %s', (language, messages) => {
  const open = (props = menuProps) => {
    // The sidebar is static HTML, which React only moves.
    const nav = document.createElement('nav');
    nav.innerHTML =
      '<details name="docs"><summary>More</summary></details><a href="#faq" aria-current="page">FAQ</a>';
    renderIn(
      language,
      <>
        <MenuButton />
        <SidebarColumn {...props}>
          <StaticSlot nodes={[nav]} />
        </SidebarColumn>
      </>,
    );
    const button = screen.getByRole('button', { name: messages['nav.menu.open'] });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    fireEvent.click(button);
    return { nav, button, dialog: screen.getByRole('dialog', { name: messages['nav.menu.label'] }) };
  };

  it('contains the sidebar itself, scrolled to the current page, and returns it', () => {
    const { nav, button, dialog } = open();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(dialog).toHaveAttribute('open');
    expect(dialog).toContainElement(nav);
    expect(scrolled.at(-1)).toBe(nav.querySelector('a'));
    (nav.querySelector('details') as HTMLDetailsElement).open = true;
    fireEvent.click(within(dialog).getByRole('button', { name: messages['nav.menu.close'] }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    expect(document.getElementById('site:docs-nav')).toContainElement(nav);
    expect(nav.querySelector('details')).toHaveAttribute('open');
  });

  it('shows the parts of the navbar that do not fit there', () => {
    const { dialog } = open();
    expect(within(dialog).getByRole('link', { name: 'Source' })).toBeInTheDocument();
    expect(
      within(dialog).getByRole('navigation', { name: messages['nav.language.label'] }),
    ).toHaveTextContent('Українська');
    expect(dialog.querySelector('details > summary')).toHaveTextContent('More');
    expect(dialog).toHaveTextContent(`${messages['nav.version.label']} Next`);
    expect(within(dialog).queryByRole('group', { name: messages['colorMode.label'] })).toBeNull();
  });

  it('has the color mode switch if that is enabled', async () => {
    const { dialog } = open({ ...menuProps, colorMode: 'dark' });
    expect(
      await within(dialog).findByRole('group', { name: messages['colorMode.label'] }),
    ).toBeInTheDocument();
  });

  it.each([
    ['the backdrop', (dialog: HTMLElement) => dialog],
    ['a link', (dialog: HTMLElement) => within(dialog).getByText('FAQ')],
  ])('closes on %s', (_name, target) => {
    const { button, dialog } = open();
    fireEvent.pointerDown(target(dialog));
    fireEvent.click(target(dialog));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['closes on a swipe to the left', 'touch', 100, true],
    ['stays open after a short swipe', 'touch', 200, false],
    ['stays open when the mouse selects text', 'mouse', 100, false],
  ])('%s', (_name, pointerType, clientX, closes) => {
    const { nav } = open();
    const point = (type: 'pointerDown' | 'pointerUp', x: number) =>
      // jsdom has no pointer events.
      fireEvent(nav, Object.assign(createEvent[type](nav), { pointerType, clientX: x, clientY: 300 }));
    point('pointerDown', 250);
    point('pointerUp', clientX);
    expect(screen.queryAllByRole('dialog')).toHaveLength(closes ? 0 : 1);
  });
});
