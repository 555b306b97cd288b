import type { GatsbyBrowser } from 'gatsby';
import './src/styles/layers.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/markdown.css';
import './src/styles/code.css';
import './src/styles/code-tokens.css';
import './src/styles/vocabulary.css';
import './src/styles/tabs.css';
import './src/styles/pictures.css';
import './src/styles/symbols.css';
import './src/styles/print.css';
import './src/styles/reference.css';
import './src/styles/members.css';
import { announceRoute } from './src/app/announce-route';
import { handleLoadErrors, hasStartFailed, markAppStarted } from './src/app/error/handle-load-errors';
import { hydrateInSteps } from './src/app/hydrate-in-steps';
import { wrapPage, wrapRoot } from './src/app/providers';
import { restoreScrollInApp } from './src/app/restore-scroll';
import { sendAppEvent } from './src/page-scripts/dom/app-events';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) =>
  wrapPage(element, props as Parameters<typeof wrapPage>[1]);

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => wrapRoot(element);

export const onClientEntry = (): void => {
  handleLoadErrors();
  restoreScrollInApp();
};

type Renderer = ReturnType<NonNullable<GatsbyBrowser['replaceHydrateFunction']>>;

/** In development there is no HTML to hydrate, so Gatsby's default renderer is used. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  (process.env.NODE_ENV === 'production' ? hydrateInSteps : undefined) as unknown as Renderer;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (!markAppStarted()) return;
  sendAppEvent('app:hydrated');
  // In production, `src/app/inline/boot.js` loads the page scripts.
  if (process.env.NODE_ENV !== 'production') {
    void import('./src/page-scripts/main');
    void import('./src/app/error/show-content-problems').then(({ showContentProblems }) =>
      showContentProblems(),
    );
  }
};

/** Saves the sidebar position before React changes the page; later, reading it forces a layout. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = () => window.sidebarState?.save();

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  if (hasStartFailed()) return;
  announceRoute();
  sendAppEvent('app:route');
};

/** Keeps the scroll position on the first page, because readers may scroll before the app loads. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;
