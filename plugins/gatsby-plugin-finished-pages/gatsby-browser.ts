import type { GatsbyBrowser } from 'gatsby';

/** Tells the boot script that the app can answer now. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event('app:hydrated'));
};

/** Tells the boot script that there are other links on the page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  window.dispatchEvent(new Event('app:route'));
};
