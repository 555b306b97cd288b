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

/*
 * Only in development does Gatsby's app run in the browser. Published pages have the same style sheets,
 * and load `src/islands/start.tsx` in place of the app.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (process.env.NODE_ENV === 'production') return;
  void import('./src/components/error/show-content-problems').then(({ showContentProblems }) =>
    showContentProblems(),
  );
};
