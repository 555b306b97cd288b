import { act, fireEvent, screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { HideOnScroll } from './HideOnScroll';
import { Navbar } from './Navbar';

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};
const bar = (
  <Navbar brand={{ title: 'Softkit', path: '/' }} menu={null} links={<a href="/a/">A</a>} controls={null} />
);

afterEach(() => scrollTo(0));

describe.each(testLocales)('the navbar in %s', (language, messages) => {
  it('links to the home page and has a named landmark', () => {
    renderIn(language, bar);
    expect(screen.getByRole('link', { name: messages['nav.home.label'] })).toHaveAttribute('href', '/');
    expect(screen.getByRole('navigation', { name: messages['nav.main.label'] })).toBeInTheDocument();
  });
});

it('hides on scrolling down, returns on scrolling up or focus, and stays while it has the focus', () => {
  const { container } = renderIn('en', <HideOnScroll>{bar}</HideOnScroll>);
  const header = container.firstElementChild;
  scrollTo(400);
  expect(header).toHaveAttribute('data-hidden');
  scrollTo(300);
  expect(header).not.toHaveAttribute('data-hidden');
  scrollTo(500);
  expect(header).toHaveAttribute('data-hidden');
  act(() => screen.getByRole('link', { name: 'A' }).focus());
  expect(header).not.toHaveAttribute('data-hidden');
  scrollTo(600);
  expect(header).not.toHaveAttribute('data-hidden');
});
