import { findSection } from './find-section';
import { isOnPage } from './is-on-page';

beforeEach(() => {
  document.body.innerHTML = `<main><h2 id="install">Install the package<a class="anchor" href="#install">#</a></h2><h2 id="configuration">Configuration</h2><h3 id="getUser">getUser()</h3><h2 id="вступ">Вступ</h2></main><p id="outside"></p>`;
});

describe('the section in a URL', () => {
  it.each([
    ...['', '#', '#top', '#:~:text=Install'],
    ...['#install', '#outside', '#%D0%B2%D1%81%D1%82%D1%83%D0%BF', '#вступ'],
  ])('%j is found', (hash) => {
    expect(isOnPage(hash)).toBe(true);
    expect(findSection(hash)).toEqual({ state: 'exact' });
  });

  it.each([
    ['#INSTALL', 'install'],
    ['#getuser', 'getUser'],
    ['#%25D0%25B2%25D1%2581%25D1%2582%25D1%2583%25D0%25BF', 'вступ'],
  ])('%s is found as %s', (hash, id) => {
    expect(isOnPage(hash)).toBe(false);
    expect(findSection(hash)).toEqual({ state: 'similar', element: document.getElementById(id) });
  });

  it('is reported with similar ones if it is missing', () => {
    expect(findSection('#installing')).toEqual({
      state: 'missing',
      id: 'installing',
      nearest: [{ id: 'install', title: 'Install the package' }],
    });
    expect(findSection('#configure')).toMatchObject({ nearest: [{ id: 'configuration' }] });
  });

  it.each(['#%E0%A4%A', '#100%', '#<img src=x onerror=alert(1)>', '#__proto__'])(
    '%s crashes nothing',
    (hash) => {
      expect(findSection(hash)).toMatchObject({ state: 'missing', nearest: [] });
    },
  );

  it('is shortened if it is very long', () => {
    expect(findSection(`#${'x'.repeat(10_000)}`)).toMatchObject({ id: `${'x'.repeat(60)}…` });
  });
});
