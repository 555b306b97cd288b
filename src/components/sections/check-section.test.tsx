import { checkSection } from './check-section';

describe('the focus', () => {
  const visit = (hash: string, isFollowed = false) => {
    window.history.replaceState(null, '', hash || '/');
    checkSection(isFollowed);
    return new Promise((resolve) => setTimeout(resolve));
  };
  const heading = () => document.querySelector('h2');

  beforeAll(() => checkSection());

  beforeEach(() => {
    document.body.innerHTML = '<a href="/first/">First</a><h2 id="ключ">Key</h2><a href="/next/">Next</a>';
    document.querySelector('a')?.focus();
  });

  it('moves to the section in the URL, which is not a Tab stop itself', async () => {
    await visit(`#${encodeURIComponent('ключ')}`);
    expect(document.activeElement).toBe(heading());
    document.querySelector('a')?.focus();
    expect(heading()).not.toHaveAttribute('tabindex');
    await visit(`#${encodeURIComponent('ключ')}`);
    expect(document.activeElement).not.toBe(heading());
    await visit(`#${encodeURIComponent('ключ')}`, true);
    expect(document.activeElement).toBe(heading());
  });

  it.each(['', '#', '#%'])('stays where it is for %j', async (hash) => {
    await visit(hash, true);
    expect(document.activeElement).toBe(document.querySelector('a'));
  });

  it('stays where the reader moved it before the islands started', async () => {
    await jest.isolateModulesAsync(async () => {
      const { checkSection: firstCheck } = await import('./check-section');
      window.history.replaceState(null, '', '#ключ');
      firstCheck();
      await new Promise((resolve) => setTimeout(resolve));
      expect(document.activeElement).toBe(document.querySelector('a'));
      document.querySelector('a')?.blur();
    });
    await jest.isolateModulesAsync(async () => {
      const { checkSection: firstCheck } = await import('./check-section');
      firstCheck();
      await new Promise((resolve) => setTimeout(resolve));
      expect(document.activeElement).toBe(heading());
    });
  });
});
