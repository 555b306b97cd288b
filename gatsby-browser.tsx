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
import { wrapPage } from './src/app/providers';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => wrapPage(element);
