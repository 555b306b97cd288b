import { waitFor } from '@testing-library/react';
import { Article } from '../../components/article/Article';
import { renderIn } from '../../locales/messages.fixture';
import { checkSection, listenToSections } from './check-section';

const TABS = (id: string, second: string) =>
  `<div class="tabs" data-group="a">${['One', 'Two']
    .map(
      (label, index) =>
        `<input class="tab-choice" type="radio" name="${id}" id="${id}:${index}"${index === 0 ? ' checked' : ''}><label class="tab-label" for="${id}:${index}">${label}</label><div class="tab">${index === 0 ? '' : second}</div>`,
    )
    .join('')}</div>`;

beforeAll(listenToSections);

let visits = 0;

function show(html: string, hash: string) {
  window.history.replaceState(null, '', `/?${visits++}`);
  renderIn(
    'en',
    <Article>
      <main className="markdown" dangerouslySetInnerHTML={{ __html: html }} />
    </Article>,
  );
  window.history.replaceState(null, '', hash);
  const target = document.getElementById('there') as HTMLElement;
  target.scrollIntoView = jest.fn();
  return target;
}

const isHidden = (element: Element) => element.closest('.tab[hidden], details:not([open])') !== null;

it.each([
  ['details', '<details><h2 id="there"></h2></details>'],
  ['a tab', TABS('a', '<h2 id="there"></h2>')],
  ['details in a tab', TABS('a', '<details><h2 id="there"></h2></details>')],
  ['a tab in details', `<details>${TABS('a', '<h2 id="there"></h2>')}</details>`],
  ['a tab in a tab', TABS('a', TABS('b', '<h2 id="there"></h2>'))],
])('shows a section in %s, and moves the focus to it', async (_place, html) => {
  const target = show(html, '#there');
  expect(isHidden(target)).toBe(true);
  checkSection();
  await waitFor(() => expect(isHidden(target)).toBe(false));
  expect(target.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(target).toHaveFocus();
});

it('does not move a reader from a section that is visible', async () => {
  const target = show('<h2 id="there"></h2>', '#there');
  checkSection();
  await import('./show-section');
  expect(target.scrollIntoView).not.toHaveBeenCalled();
  expect(target).not.toHaveFocus();
});

it('leaves a section closed that the reader has closed, until they follow the link again', async () => {
  const target = show('<a href="#there">Link</a><details><h2 id="there"></h2></details>', '#there');
  checkSection();
  await waitFor(() => expect(isHidden(target)).toBe(false));
  document.querySelector('details')?.removeAttribute('open');
  checkSection();
  await Promise.resolve();
  expect(isHidden(target)).toBe(true);
  document.querySelector('a')?.click();
  await waitFor(() => expect(isHidden(target)).toBe(false));
});
