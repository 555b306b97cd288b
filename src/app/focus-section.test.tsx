import { focusSection } from './focus-section';

beforeEach(() => {
  document.body.innerHTML = '<a href="/first/">First</a><h2 id="ключ">Key</h2><a href="/next/">Next</a>';
});

it('continues with Tab from the section in the URL, which is not a Tab stop itself', () => {
  focusSection(`#${encodeURIComponent('ключ')}`);
  expect(document.activeElement).toBe(document.querySelector('h2'));
  document.querySelector('a')?.focus();
  expect(document.querySelector('h2')).not.toHaveAttribute('tabindex');
});

it.each(['', '#', '#gone', '#%'])('keeps the focus for %j', (hash) => {
  document.querySelector('a')?.focus();
  focusSection(hash);
  expect(document.activeElement).toBe(document.querySelector('a'));
});
