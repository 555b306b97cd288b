import type { GatsbySSR } from 'gatsby';
import { wrapPage } from './src/app/providers';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element }) => wrapPage(element);
