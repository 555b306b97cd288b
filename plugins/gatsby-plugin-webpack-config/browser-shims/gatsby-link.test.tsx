import * as real from 'gatsby-link';
import * as standIn from './gatsby-link';

interface GatsbyLink {
  parsePath: (path: string) => object;
  withPrefix: (path: string) => string;
  navigate: (to: string | number, options?: object) => void;
}

const [theirs, ours] = [real, standIn] as unknown as [GatsbyLink, GatsbyLink];
const globals = globalThis as { __PATH_PREFIX__?: string; __BASE_PATH__?: string };

afterEach(() => Object.assign(globals, { __PATH_PREFIX__: '', __BASE_PATH__: '' }));

it.each(['/', '', '/a/', '/a/?q=b', '/a/#c', '/a/?q=b#c?d#e', '/a/#c?d', '/a/?', '/a/#', '#c', '?q=b'])(
  'parses %s as gatsby-link does',
  (path) => {
    expect(ours.parsePath(path)).toEqual(theirs.parsePath(path));
  },
);

describe.each(['', '/docs'])('with the path prefix "%s"', (prefix) => {
  beforeEach(() => Object.assign(globals, { __PATH_PREFIX__: prefix, __BASE_PATH__: prefix }));

  it.each(['/', '/a/', 'a/', '/a/?q=b#c', '../a/', 'https://a.example/', 'mailto:a@b.example'])(
    'puts it before %s as gatsby-link does',
    (path) => {
      expect(ours.withPrefix(path)).toBe(theirs.withPrefix(path));
    },
  );

  it.each(['/', '/a/', '/a/?q=b#c', -1])('navigates to %s as gatsby-link does', (to) => {
    const calls = [theirs, ours].map(({ navigate }) => {
      const go = jest.fn();
      Object.assign(window, { ___navigate: go });
      navigate(to, { replace: true });
      return go.mock.calls as unknown[];
    });
    expect(calls[1]).toEqual(calls[0]);
    expect(calls[0]).toHaveLength(1);
  });
});
