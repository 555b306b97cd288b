// Stands in for @gatsbyjs/reach-router: the history, and a router of one route. Gatsby gives it the page that it has found for the address, and
// no page of this site has a pattern for a path, so nothing has to be matched or ranked.
import {
  cloneElement,
  createContext,
  createElement,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { focusSection } from './focus-section';

interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
  href: string;
  state: { key?: string } | null;
  key: string;
}

type Listener = (change: { location: RouterLocation; action: 'POP' | 'PUSH' }) => void;

interface NavigateOptions {
  state?: object | null;
  replace?: boolean;
}

const listeners = new Set<Listener>();
let location = readLocation();
let transitioning = false;
let endTransition = (): void => undefined;

function readLocation(): RouterLocation {
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = window.location;
  const state = window.history.state as RouterLocation['state'];
  return {
    pathname: encodeURI(decodeURI(pathname)),
    search,
    hash,
    href,
    ...{ origin, protocol, host, hostname, port },
    state,
    key: state?.key ?? 'initial',
  };
}

/** Changes the address. What follows before the page is shown takes the place of the entry in history. */
export function navigate(
  to: string | number,
  { state, replace = false }: NavigateOptions = {},
): Promise<void> {
  if (typeof to === 'number') window.history.go(to);
  else {
    const entry = { ...state, key: String(Date.now()) };
    try {
      window.history[transitioning || replace ? 'replaceState' : 'pushState'](entry, '', to);
    } catch {
      // Safari allows 100 entries in half a minute.
      window.location[replace ? 'replace' : 'assign'](to);
    }
  }
  location = readLocation();
  transitioning = true;
  const transition = new Promise<void>((resolve) => {
    endTransition = resolve;
  });
  for (const listener of listeners) listener({ location, action: 'PUSH' });
  return transition;
}

export const globalHistory = {
  get location(): RouterLocation {
    return location;
  },
  navigate,
  /** @returns Ends it. */
  listen(listener: Listener): () => void {
    const onPop = (): void => {
      location = readLocation();
      listener({ location, action: 'POP' });
    };
    listeners.add(listener);
    window.addEventListener('popstate', onPop);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('popstate', onPop);
    };
  },
};

export const BaseContext = createContext({ baseuri: '/', basepath: '/' });
const LocationContext = createContext<{ location: RouterLocation } | null>(null);

type LocationChildren = ReactNode | ((context: { location: RouterLocation }) => ReactNode);

/** Follows the address at once, in a task of its own; the router itself waits for a frame, half a frame on average. */
export function LocationProvider({ children }: { children?: LocationChildren }): ReactElement {
  const [context, setContext] = useState({ location });
  useEffect(() => {
    transitioning = false;
    endTransition();
  }, [context.location]);
  useEffect(() => {
    let isGone = false;
    const unlisten = globalHistory.listen((change) => {
      setTimeout(() => {
        if (!isGone) setContext({ location: change.location });
      });
    });
    return () => {
      isGone = true;
      unlisten();
    };
  }, []);
  return createElement(
    LocationContext.Provider,
    { value: context },
    typeof children === 'function' ? children(context) : children,
  );
}

export function Location({
  children,
}: {
  children: (context: { location: RouterLocation }) => ReactNode;
}): ReactNode {
  const context = useContext(LocationContext);
  return context ? children(context) : createElement(LocationProvider, { children });
}

/** For gatsby-react-router-scroll. */
export function useLocation(): RouterLocation | undefined {
  return useContext(LocationContext)?.location;
}

/** Shows its one route, and moves the focus to the page, or its section, when the reader has gone to another one. */
export function Router({
  id,
  location: shown,
  children,
}: {
  id: string;
  location: RouterLocation;
  children: ReactElement<object>;
}): ReactElement {
  const wrapper = useRef<HTMLDivElement>(null);
  const uri = `/${shown.pathname.replace(/^\/+|\/+$/g, '')}`;
  const focused = useRef(uri);
  useEffect(() => {
    if (uri === focused.current) return;
    focused.current = uri;
    if (!focusSection(shown.hash)) wrapper.current?.focus();
  }, [uri, shown.hash]);
  return createElement(
    'div',
    { ref: wrapper, id, tabIndex: -1 },
    cloneElement(children, { uri, location: shown } as object),
  );
}

/** Of the patterns for paths, of which this site has none, the one that fits. */
export function pick(patterns: readonly unknown[]): null {
  if (patterns.length > 0)
    throw new Error(
      'plugins/gatsby-plugin-webpack-config/browser-shims/reach-router.ts knows no patterns for paths.',
    );
  return null;
}
