import { act, fireEvent, waitFor } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import { checkSection } from './check-section';
import { SectionMessages } from './SectionMessages';

/** Two tabs, of which the first one is open. */
const TABS = (second: string) =>
  `<div class="tabs"><div class="tab"></div><div class="tab" hidden="until-found">${second}</div></div>`;

/** Opens a hidden tab when something in it is found, as tabs in articles do. */
const openTab = ({ target }: Event) => (target as Element).removeAttribute('hidden');
document.addEventListener('beforematch', openTab, true);

let visits = 0;

function show(html: string, hash: string) {
  window.history.replaceState(null, '', `/?${visits++}${hash}`);
  document.body.innerHTML = `<main>${html}</main>`;
  const target = document.getElementById('there') as HTMLElement;
  target.scrollIntoView = jest.fn();
  const wasHidden = isHidden(target);
  renderIn('en', <SectionMessages />);
  return { target, wasHidden };
}

const isHidden = (element: Element) => element.closest('.tab[hidden], details:not([open])') !== null;

it.each([
  ['details', '<details><h2 id="there"></h2></details>'],
  ['a tab', TABS('<h2 id="there"></h2>')],
  ['details in a tab', TABS('<details><h2 id="there"></h2></details>')],
  ['a tab in details', `<details>${TABS('<h2 id="there"></h2>')}</details>`],
  ['a tab in a tab', TABS(TABS('<h2 id="there"></h2>'))],
])('shows a section in %s, and moves the focus to it', async (_place, html) => {
  const { target, wasHidden } = show(html, '#there');
  expect(wasHidden).toBe(true);
  await waitFor(() => expect(isHidden(target)).toBe(false));
  expect(target.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(target).toHaveFocus();
});

it('does not move a reader from a section that is visible', async () => {
  const { target } = show('<h2 id="there"></h2>', '#there');
  await act(() => import('./MissingSection').then(() => undefined));
  expect(target.scrollIntoView).not.toHaveBeenCalled();
});

it('leaves a section closed that the reader has closed, until they follow the link again', async () => {
  const { target } = show('<a href="#there">Link</a><details><h2 id="there"></h2></details>', '#there');
  await waitFor(() => expect(isHidden(target)).toBe(false));
  document.querySelector('details')?.removeAttribute('open');
  act(() => checkSection());
  expect(isHidden(target)).toBe(true);
  fireEvent.click(document.querySelector('a') as HTMLElement);
  await waitFor(() => expect(isHidden(target)).toBe(false));
});
