import { fireEvent, screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { hideNavbarOnScroll } from '../../page-scripts/shell/hide-navbar';
import { Navbar } from './Navbar';

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};
const bar = (hideOnScroll: boolean) => (
  <Navbar
    brand={{ title: 'Softkit', path: '/' }}
    menu={null}
    links={<a href="/a/">A</a>}
    controls={null}
    hideOnScroll={hideOnScroll}
  />
);

beforeAll(hideNavbarOnScroll);
afterEach(() => scrollTo(0));

describe.each(testLocales)('the navbar in %s', (language, messages) => {
  it('links to the home page and has a named landmark', () => {
    renderIn(language, bar(false));
    expect(screen.getByRole('link', { name: messages['nav.home.label'] })).toHaveAttribute('href', '/');
    expect(screen.getByRole('navigation', { name: messages['nav.main.label'] })).toBeInTheDocument();
  });
});

it('hides on scrolling down and returns on scrolling up or focus, if enabled', () => {
  renderIn('en', bar(true));
  const header = screen.getByRole('banner');
  scrollTo(400);
  expect(header).toHaveAttribute('data-hidden');
  scrollTo(300);
  expect(header).not.toHaveAttribute('data-hidden');
  scrollTo(500);
  fireEvent.focusIn(screen.getByRole('link', { name: 'A' }));
  expect(header).not.toHaveAttribute('data-hidden');
});

it('stays visible otherwise', () => {
  renderIn('en', bar(false));
  scrollTo(400);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-hidden');
});
