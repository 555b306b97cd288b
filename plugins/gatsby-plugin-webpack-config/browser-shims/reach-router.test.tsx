import type { ComponentType, ReactNode } from 'react';
import * as real from '@gatsbyjs/reach-router';
import { act, render, screen } from '@testing-library/react';
import * as standIn from './reach-router';

interface Change {
  location: { pathname: string; search: string; hash: string; key: string; state: object | null };
  action: string;
}

/** What Gatsby uses of the router. */
interface ReachRouter {
  Location: ComponentType<{ children: (context: Change) => ReactNode }>;
  Router: ComponentType<object>;
  globalHistory: { location: Change['location']; listen: (listener: (change: Change) => void) => () => void };
  navigate: (to: string | number, options?: object) => Promise<void>;
  pick: (patterns: object[], path: string) => unknown;
}

function Page({ location, uri }: { path: string; location?: Change['location']; uri?: string }) {
  return (
    <h1>
      {uri} {location?.pathname} {location?.search} {location?.hash}
    </h1>
  );
}

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

// The real router first: what holds for it has to hold for the stand-in.
describe.each([
  ['the router of Gatsby', real as unknown as ReachRouter],
  ['its stand-in', standIn as unknown as ReachRouter],
])('%s', (_name, { Location, Router, globalHistory, navigate, pick }) => {
  const changes: Change[] = [];
  let unlisten: () => void;
  const go = async (...to: Parameters<typeof navigate>) => {
    const shown = navigate(...to);
    await frame();
    await frame();
    await shown;
  };
  const heading = () => screen.getByRole('heading').textContent;

  beforeEach(async () => {
    // In tests the router leaves the focus alone.
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    unlisten = globalHistory.listen((change) => changes.push(change));
    window.history.pushState(null, '', '/a/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    changes.length = 0;
    render(
      <Location>
        {({ location }) => (
          <Router {...{ location, basepath: '', id: 'wrapper' }}>
            <Page path={location.pathname} />
          </Router>
        )}
      </Location>,
    );
    await frame();
    await go('/b/?q=ї#c', { state: { from: 'a' } });
  });

  afterEach(() => {
    unlisten();
    jest.restoreAllMocks();
  });

  it('shows the page of the new address, and leaves the old one in history', () => {
    expect(heading()).toBe('/b /b/ ?q=%D1%97 #c');
    expect(window.location.pathname).toBe('/b/');
    expect(window.history.state).toMatchObject({ from: 'a', key: expect.stringMatching(/^\d+$/) as string });
  });

  it('says what has changed to those who listen', () => {
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      action: 'PUSH',
      location: {
        pathname: '/b/',
        hash: '#c',
        state: { from: 'a' },
        key: expect.stringMatching(/^\d+$/) as string,
      },
    });
    expect(globalHistory.location).toEqual(changes[0]?.location);
  });

  it('moves the focus to the page that has come, not for another section of it', async () => {
    const wrapper = document.getElementById('wrapper');
    expect(wrapper).toHaveFocus();
    wrapper?.blur();
    await go('/b/#d');
    expect(document.body).toHaveFocus();
  });

  it('goes back with the browser', async () => {
    window.history.replaceState(null, '', '/a/');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await frame();
    await frame();
    expect(heading()).toBe('/a /a/  ');
    expect(changes.at(-1)).toMatchObject({ action: 'POP', location: { pathname: '/a/', key: 'initial' } });
  });

  it('replaces an entry of history where it is asked to, and one whose page was not shown yet', async () => {
    const before = window.history.length;
    await go('/c/', { replace: true });
    expect(window.history.length).toBe(before);
    void navigate('/d/');
    await go('/e/');
    expect(window.history.length).toBe(before + 1);
    expect(heading()).toBe('/e /e/  ');
  });

  it('finds no pattern for a path where there are none', () => {
    expect(pick([], '/a/')).toBeNull();
  });
});

it('the stand-in refuses patterns for paths, which it does not know', () => {
  expect(() => standIn.pick([{ path: '/a/*' }])).toThrow('knows no patterns for paths');
});
