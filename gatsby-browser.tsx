import type { GatsbyBrowser } from 'gatsby';
import './src/styles/layers.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/markdown.css';
import { wrapPage } from './src/app/providers';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => wrapPage(element);
