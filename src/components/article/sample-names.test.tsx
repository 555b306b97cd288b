import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PageSamples } from '../../model/docs/hover-data';
import { renderIn } from '../../locales/messages.fixture';
import { Article } from './Article';

const FILE: PageSamples = {
  descriptions: [
    ['const user: User', ''],
    ['Store.open(path: string): void', 'Opens the store.', 1],
  ],
  samples: { 1: { names: [6, 4, 0, 12, 4, 1], whole: 'the whole file' } },
};

const SAMPLE =
  '<figure class="code" data-language="diff-ts" data-sample="1" data-excerpt><pre tabindex="0"><code>' +
  '<span class="code-line"><span class="token">const</span> user = 1;\n</span>' +
  '<span class="sample-note">^ number\n</span>' +
  '<span class="code-line">a.<a href="/api/">open</a>()</span></code></pre></figure>';

const SIGNATURE =
  '<figure class="code signature"><pre tabindex="0"><code><a href="/api/">a</a>(): <a href="/">B</a></code></pre></figure>';

const serve = (answer: object) => {
  global.fetch = jest.fn().mockResolvedValue(answer);
};
const serveFile = (file = FILE) => serve({ ok: true, json: () => Promise.resolve(file) });

/** Shows an article with samples, and points at the first one. */
const show = (html = SAMPLE) => {
  window.history.replaceState(null, '', '/uk/faq/');
  const { container } = renderIn(
    'uk',
    <Article>
      <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />
    </Article>,
  );
  const figure = container.querySelector('figure') as HTMLElement;
  fireEvent.pointerOver(figure);
  return figure;
};
const showNames = async (html?: string) => {
  const figure = show(html);
  await waitFor(() => expect(figure.querySelector('.sample-name')).not.toBeNull());
  return figure;
};

it('leaves a sample unchanged when its data fails to load, and retries on the next hover', async () => {
  serve({ ok: false, status: 404 });
  const figure = show();
  await waitFor(() => expect(global.fetch).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(figure.querySelector('.sample-name')).toBeNull();
  serveFile();
  fireEvent.pointerOver(figure);
  await waitFor(() => expect(figure.querySelector('.sample-name')).not.toBeNull());
});

it('adds type and English summary to names without changing the text', async () => {
  serveFile();
  const figure = await showNames();
  const [user] = figure.querySelectorAll<HTMLElement>('.sample-name');
  expect(user?.textContent).toBe('user');
  expect(figure.querySelector('code')?.textContent).toBe('const user = 1;\n^ number\na.open()');
  fireEvent.pointerMove(screen.getByRole('link', { name: 'open' }));
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
  expect(screen.getByText('Store.open(path: string): void')).toBeInTheDocument();
  expect(screen.getByText('Opens the store.').lang).toBe('en');
});

it.each([
  ['its own language', '<article>', '/uk/faq/hovers.json'],
  ['another language', '<article lang="en">', '/faq/hovers.json'],
])('loads the samples of a page in %s from %s', async (_case, tag, url) => {
  serveFile();
  await showNames(`${tag}${SAMPLE}</article>`);
  expect(global.fetch).toHaveBeenCalledWith(url, undefined);
});

it('loads one file per page, and a new one after an edit', async () => {
  serveFile();
  const figure = await showNames(SAMPLE + SAMPLE);
  fireEvent.pointerOver(figure.nextElementSibling as Element);
  await waitFor(() => expect(document.querySelectorAll('.sample-name')).toHaveLength(2));
  expect(global.fetch).toHaveBeenCalledTimes(1);
  cleanup();

  serveFile({ ...FILE, descriptions: [['const user: Edited', '']] });
  const edited = await showNames();
  fireEvent.pointerMove(edited.querySelector('.sample-name') as HTMLElement);
  expect(await screen.findByText('const user: Edited')).toBeInTheDocument();
});

it('is one Tab stop from the start, with its symbols in the reach of Enter', () => {
  serve({ ok: false, status: 404 });
  const figure = show(SIGNATURE);
  const [block, ...links] = figure.querySelectorAll<HTMLElement>('pre, a');
  expect([block?.tabIndex, ...links.map(({ tabIndex }) => tabIndex)]).toEqual([0, -1, -1]);
  expect(block).toHaveAccessibleDescription();
  block?.focus();
  fireEvent.keyDown(block as HTMLElement, { key: 'Enter' });
  fireEvent.keyDown(links[0] as HTMLElement, { key: 'ArrowRight' });
  expect(links[1]).toHaveFocus();
});

it('moves with Enter into a block, with arrows between names, and back with Escape', async () => {
  serveFile();
  const figure = await showNames();
  const block = figure.querySelector('pre') as HTMLElement;
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  block.focus();
  press('Enter');
  expect(document.activeElement?.textContent).toBe('user');
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('open');
  press('Home');
  expect(document.activeElement?.textContent).toBe('user');
  press('Escape');
  expect(document.activeElement).toBe(block);
});

it('copies the whole file of a diff, or only what is shown', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  serveFile();
  show();
  const [shown, whole] = document.querySelectorAll<HTMLElement>('.code-file, .code-copy');
  expect(document.querySelector('.code-excerpt')).toHaveTextContent(/\p{L}/u);
  fireEvent.click(whole as Element);
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  fireEvent.click(shown as Element);
  expect(writeText.mock.calls).toEqual([['the whole file'], ['const user = 1;\na.open()']]);
  await waitFor(() => expect(document.querySelectorAll('[data-state=copied]')).toHaveLength(1));
});
