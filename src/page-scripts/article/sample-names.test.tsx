import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PageSamples } from '../../model/hover-data';
import { enhanceBodies } from './enhance-body';
import { prepareSample } from './sample-names';
import { showSymbolCards } from './symbol-cards';

const FILE: PageSamples = {
  descriptions: [
    ['const user: User', ''],
    ['Store.open(path: string): void', 'Opens the store.', 1],
  ],
  samples: [{ names: [6, 4, 0, 12, 4, 1], whole: 'the whole file' }],
};

const SAMPLE =
  '<figure class="code" data-language="diff-ts" data-sample="whole"><pre tabindex="0"><code>' +
  '<span class="code-line"><span class="token">const</span> user = 1;\n</span>' +
  '<span class="sample-note">^ number\n</span>' +
  '<span class="code-line">a.<a href="/api/">open</a>()</span></code></pre></figure>';

beforeAll(showSymbolCards);

const prepare = async (answer: object) => {
  document.documentElement.lang = 'uk-UA';
  window.history.replaceState(null, '', '/uk/faq/');
  document.body.innerHTML = `<div class="markdown">${SAMPLE}</div>`;
  enhanceBodies();
  global.fetch = jest.fn().mockResolvedValue(answer);
  const figure = document.querySelector('figure') as HTMLElement;
  await prepareSample(figure);
  return figure;
};

afterEach(() => {
  document.body.replaceChildren();
  enhanceBodies();
});

it('leaves a sample unchanged when its data fails to load, and retries on the next hover', async () => {
  await expect(prepare({ ok: false, status: 404 })).rejects.toThrow('returned status 404');
  expect(document.querySelector('.sample-name')).toBeNull();
});

it('adds type and English summary to names without changing the text', async () => {
  const figure = await prepare({ ok: true, json: () => Promise.resolve(FILE) });
  const [user] = figure.querySelectorAll<HTMLElement>('.sample-name');
  expect(user?.textContent).toBe('user');
  expect(figure.querySelector('code')?.textContent).toBe('const user = 1;\n^ number\na.open()');
  fireEvent.pointerMove(screen.getByRole('link', { name: 'open' }));
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
  expect(screen.getByText('Store.open(path: string): void')).toBeInTheDocument();
  expect(screen.getByText('Opens the store.').lang).toBe('en');
});

it.each([
  ['its own language', '<article>', '/uk/faq/samples.json'],
  ['another language', '<article lang="en">', '/faq/samples.json'],
])('loads the samples of a page in %s from %s', async (_case, article, url) => {
  const figure = await prepare({ ok: true, json: () => Promise.resolve(FILE) });
  document.body.innerHTML = article + SAMPLE;
  jest.mocked(global.fetch).mockClear();
  await prepareSample(document.querySelector('figure') as HTMLElement);
  expect(figure.isConnected).toBe(false);
  expect(global.fetch).toHaveBeenCalledWith(url, undefined);
});

it('loads one file per page, and a new one after an edit', async () => {
  const figure = await prepare({ ok: true, json: () => Promise.resolve(FILE) });
  figure.insertAdjacentHTML('afterend', SAMPLE);
  await prepareSample(figure.nextElementSibling as HTMLElement);
  expect(global.fetch).toHaveBeenCalledTimes(1);

  const edited = await prepare({
    ok: true,
    json: () => Promise.resolve({ ...FILE, descriptions: [['const user: Edited', '']] }),
  });
  fireEvent.pointerMove(edited.querySelector('.sample-name') as HTMLElement);
  expect(await screen.findByText('const user: Edited')).toBeInTheDocument();
});

it('moves with Enter into a block, with arrows between names, and back with Escape', async () => {
  const figure = await prepare({ ok: true, json: () => Promise.resolve(FILE) });
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
  document.body.innerHTML = `<div class="markdown">${SAMPLE}</div>`;
  enhanceBodies();
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(FILE) });
  const [shown, whole] = document.querySelectorAll<HTMLElement>('.code-file, .code-copy');
  expect(document.querySelector('.code-excerpt')).toHaveTextContent(/\p{L}/u);
  fireEvent.click(whole as Element);
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  fireEvent.click(shown as Element);
  expect(writeText.mock.calls).toEqual([['the whole file'], ['const user = 1;\na.open()']]);
});
