import { waitFor } from '@testing-library/react';
import { checkSection } from './check-section';

it('reports only a missing section, until another page is shown', async () => {
  const visit = (hash: string) => {
    window.history.replaceState(null, '', hash);
    checkSection();
  };
  const reported = () => document.querySelector('[role=status]');
  document.body.innerHTML = '<main><h2 id="install">Install</h2></main>';
  visit('#install');
  await Promise.resolve();
  expect(reported()).toBeNull();
  visit('#instal');
  await waitFor(() => expect(reported()).not.toBeNull());
  visit('#install');
  await waitFor(() => expect(reported()).toBeNull());
});

describe('the focus', () => {
  const visit = (hash: string, isFollowed = false) => {
    window.history.replaceState(null, '', hash || '/');
    checkSection(isFollowed);
    return new Promise((resolve) => setTimeout(resolve));
  };
  const heading = () => document.querySelector('h2');

  beforeEach(() => {
    document.body.innerHTML = '<a href="/first/">First</a><h2 id="ключ">Key</h2><a href="/next/">Next</a>';
    document.querySelector('a')?.focus();
  });

  it('moves to the section in the URL, which is not a Tab stop itself', async () => {
    await visit(`#${encodeURIComponent('ключ')}`);
    expect(document.activeElement).toBe(heading());
    document.querySelector('a')?.focus();
    expect(heading()).not.toHaveAttribute('tabindex');
    // The app has started.
    await visit(`#${encodeURIComponent('ключ')}`);
    expect(document.activeElement).not.toBe(heading());
    await visit(`#${encodeURIComponent('ключ')}`, true);
    expect(document.activeElement).toBe(heading());
  });

  it('moves to the section even if Gatsby’s router focuses the page afterwards', async () => {
    document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">${document.body.innerHTML}</div>`;
    await visit('#ключ', true);
    document.getElementById('gatsby-focus-wrapper')?.focus();
    expect(document.activeElement).toBe(heading());
    document.getElementById('gatsby-focus-wrapper')?.focus();
    expect(document.activeElement).not.toBe(heading());
  });

  it.each(['', '#', '#%'])('stays where it is for %j', async (hash) => {
    await visit(hash, true);
    expect(document.activeElement).toBe(document.querySelector('a'));
  });

  it('stays where the reader moved it before this module was loaded', async () => {
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
