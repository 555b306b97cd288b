import { fireEvent, screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { langOf, locales } from '../../locales/locales';
import { localePath } from '../../model/docs/addresses';
import { LanguageSwitch } from './LanguageSwitch';

describe.each(testLocales)('in %s', (language, messages) => {
  it('links to the page in each language, and marks the current one', () => {
    renderIn(language, <LanguageSwitch slug="/faq/" />);
    expect(screen.getByRole('navigation', { name: messages['nav.language.label'] })).toBeInTheDocument();
    for (const { code, name } of locales) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', localePath('/faq/', code));
      expect(link).toHaveAttribute('hreflang', langOf(code));
      expect(link.getAttribute('aria-current')).toBe(code === language ? 'true' : null);
    }
  });
});

it('keeps the query, and leads to the section that the reader is in', () => {
  renderIn('en', <LanguageSwitch slug="/faq/" />);
  const link = screen.getByRole('link', { name: 'Українська' });
  const path = () => link.getAttribute('href')?.replace(window.location.origin, '');
  document.body.insertAdjacentHTML('beforeend', '<h2 id="part">Part</h2><h2 id="розділ">Розділ</h2>');
  const [part, section] = document.querySelectorAll('h2');
  const place = (heading: Element | undefined, top: number) => {
    if (!heading) return;
    heading.getClientRects = () => [{}] as unknown as DOMRectList;
    heading.getBoundingClientRect = () => ({ top }) as DOMRect;
  };
  place(part, 20);
  place(section, 300);
  window.history.replaceState(null, '', '/faq/?from=v1#%D1%80%D0%BE%D0%B7%D0%B4%D1%96%D0%BB');
  fireEvent.focus(link);
  expect(path()).toBe('/uk/faq/?from=v1#%D1%80%D0%BE%D0%B7%D0%B4%D1%96%D0%BB');
  place(section, 3000);
  fireEvent.pointerDown(link);
  expect(path()).toBe('/uk/faq/?from=v1#part');
  place(part, 500);
  fireEvent.click(link);
  expect(path()).toBe('/uk/faq/?from=v1');
});
