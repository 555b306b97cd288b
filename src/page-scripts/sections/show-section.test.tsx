import { fireEvent, screen } from '@testing-library/react';
import { showSection } from './show-section';
import { text } from '../dom/texts';
import { readMessages } from '../../locales/read-messages';
import { localePath } from '../../model/addresses';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<main id="site:content" tabindex="-1"><article lang="en"><h2 id="install">Install the package</h2></article></main>';
});

const visit = (hash: string) => {
  window.history.replaceState(null, '', hash || '/');
  showSection(text, true);
};

describe.each(Object.entries(readMessages('common')))('a missing section, in %s', (language, texts) => {
  beforeEach(() => {
    window.history.replaceState(null, '', localePath('/', language));
  });

  it('is reported politely with links to similar ones in the content language', () => {
    visit('#instal');
    expect(screen.getByRole('status')).toHaveTextContent(
      texts['section.missing'].replace('{{id}}', 'instal'),
    );
    expect(screen.getByRole('link', { name: 'Install the package' })).toHaveAttribute('href', '#install');
    expect(screen.getByRole('list')).toHaveAttribute('lang', 'en');
    fireEvent.click(screen.getByRole('button', { name: texts['message.close'] }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('has no links without similar ones, and escapes its text', () => {
    visit('#%3Cb%3Ezzz%3C/b%3E');
    expect(screen.getByRole('status')).toHaveTextContent('<b>zzz</b>');
    expect(screen.queryByRole('list')).toBeNull();
  });
});

it('removes the message when another section is opened', () => {
  visit('#instal');
  visit('#install');
  expect(screen.queryByRole('status')).toBeNull();
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('stays on the page for #%s', (name) => {
  document.body.innerHTML = '<main data-moved=\'{"set-up":"/#install"}\'><article></article></main>';
  visit(`#${name}`);
  expect(window.location.hash).toBe(`#${name}`);
  expect(screen.getByRole('status')).toHaveTextContent(name);
});

it('redirects to a section that has moved', () => {
  document.body.innerHTML =
    '<main data-moved=\'{"set-up":"/#install"}\'><article><h2 id="install">Install</h2></article></main>';
  visit('#set-up');
  expect(window.location.hash).toBe('#install');
  expect(screen.queryByRole('status')).toBeNull();
});
