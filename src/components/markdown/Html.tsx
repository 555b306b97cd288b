import { createElement, type HTMLAttributes } from 'react';
import { withPrefixedUrls } from './prefix-urls';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: keyof HTMLElementTagNameMap;
  html: string;
}

/** An element that contains compiled HTML, with the path prefix added to its URLs. */
export function Html({ as = 'span', html, ...rest }: Props) {
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: withPrefixedUrls(html) } });
}
