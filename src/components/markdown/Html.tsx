import type { HTMLAttributes } from 'react';
import { withPrefixedUrls } from './prefix-urls';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'div' | 'p' | 'code' | 'dd' | 'li';
  html: string;
}

/** An element that contains compiled HTML, with the path prefix added to its URLs. */
export function Html({ as: Element = 'span', html, ...rest }: Props) {
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }} />;
}
