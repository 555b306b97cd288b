import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { withPrefix, type GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { inlineScript } from './src/inline-scripts/read-inline-script';
import { inlineScripts } from './src/inline-scripts/inline-scripts';
import { announcement } from './src/config/announcement';
import { site } from './src/config/site';
import { versions } from './src/config/versions';
import { sheetOrder } from './src/model/browser/style-sheets';

/**
 * Renders to a string, because React 18's stream writes a NUL character if a Cyrillic letter
 * doesn't fit into its buffer (facebook/react#24985).
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({
    'data-theme': site.colorMode.default,
    ...(announcement && { 'data-announcement': announcement.id }),
  } as object);
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={site.themeColor[site.colorMode.default]} />,
    // Gatsby adds its own `generator` tag, but can't know the version of this site's plugins.
    <meta key="generator" name="generator" content={`${site.generator} ${site.generatorVersion}`} />,
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: inlineScript('before-paint.js') }} />,
    <link key="icon" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
    <link key="icon-svg" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
    <link key="icon-touch" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
    versions.noIndex && <meta key="noindex" name="robots" content="noindex" />,
  ]);
  setPostBodyComponents([
    <script key="sidebar-state" dangerouslySetInnerHTML={{ __html: inlineScript('sidebar-state.js') }} />,
    ...inlineScripts(pathname),
  ]);
};

/** Sorts a page's style sheets, the page-specific one last. Gatsby adds them in chunk order. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const head = getHeadComponents();
  const sheetOf = (node: ReactNode) =>
    isValidElement<{ 'data-href'?: string }>(node) ? node.props['data-href'] : undefined;
  const sheets = head.filter((node) => sheetOf(node) !== undefined);
  const inOrder = sheets.toSorted((a, b) => sheetOrder(sheetOf(a) ?? '') - sheetOrder(sheetOf(b) ?? ''));
  replaceHeadComponents(head.map((node) => (sheets.includes(node) ? inOrder.shift() : node)));
};
