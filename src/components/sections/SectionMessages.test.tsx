import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { localePath } from '../../model/docs/addresses';
import { checkSection, unshownSection } from './check-section';
import { SectionMessages } from './SectionMessages';

const TITLE = 'Install the package';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  unshownSection.set(null);
});

/** Opens a page at a section. */
function open(hash: string, language = 'en', moved: Record<string, string> = {}) {
  window.history.replaceState(null, '', localePath('/', language) + hash);
  return renderIn(
    language,
    <>
      <main id="site:content" tabIndex={-1}>
        <article lang="en">
          <h2 id="install">{TITLE}</h2>
        </article>
      </main>
      <SectionMessages moved={moved} />
    </>,
  );
}

const visit = (hash: string) => {
  window.history.replaceState(null, '', hash || '/');
  act(() => checkSection(true));
};

const isLoaded = () => act(() => import('./MissingSection').then(() => undefined));

describe.each(testLocales)('a missing section, in %s', (language, texts) => {
  it('is reported politely with links to similar ones in the content language', async () => {
    open('#instal', language);
    expect(await screen.findByRole('status')).toHaveTextContent(
      texts['section.missing'].replace('{{id}}', 'instal'),
    );
    expect(screen.getByRole('link', { name: TITLE })).toHaveAttribute('href', '#install');
    expect(screen.getByRole('list')).toHaveAttribute('lang', 'en');
    fireEvent.click(screen.getByRole('button', { name: texts['message.close'] }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('has no links without similar ones, and escapes its text', async () => {
    open('#%3Cb%3Ezzz%3C/b%3E', language);
    expect(await screen.findByRole('status')).toHaveTextContent('<b>zzz</b>');
    expect(screen.queryByRole('list')).toBeNull();
  });
});

it('removes the message when another section is opened', async () => {
  open('#instal');
  await screen.findByRole('status');
  visit('#install');
  expect(screen.queryByRole('status')).toBeNull();
});

it('reports nothing for a section on the page', async () => {
  open('#install');
  await isLoaded();
  expect(screen.queryByRole('status')).toBeNull();
});

it('removes the message when the section is added to the page', async () => {
  open('#compared-removed');
  await screen.findByRole('status');
  screen.getByRole('heading').id = 'compared-removed';
  act(() => checkSection());
  expect(screen.queryByRole('status')).toBeNull();
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'stays on the page for #%s',
  async (name) => {
    open(`#${name}`, 'en', { 'set-up': '/#install' });
    expect(await screen.findByRole('status')).toHaveTextContent(name);
    expect(window.location.hash).toBe(`#${name}`);
  },
);

it('redirects to a section that has moved', async () => {
  open('#set-up', 'en', { 'set-up': '/#install' });
  await waitFor(() => expect(window.location.hash).toBe('#install'));
  expect(screen.queryByRole('status')).toBeNull();
});
