import { focusSection } from './focus-section';

beforeEach(() => {
  document.body.innerHTML = '<a href="/first/">First</a><h2 id="ключ">Key</h2><a href="/next/">Next</a>';
});

it('Tab goes on from the section of the address, which takes no part in the order of Tab', () => {
  focusSection(`#${encodeURIComponent('ключ')}`);
  expect(document.activeElement).toBe(document.querySelector('h2'));
  document.querySelector('a')?.focus();
  expect(document.querySelector('h2')).not.toHaveAttribute('tabindex');
});

it.each(['', '#', '#gone', '#%'])('the focus stays for %j', (hash) => {
  document.querySelector('a')?.focus();
  focusSection(hash);
  expect(document.activeElement).toBe(document.querySelector('a'));
});
