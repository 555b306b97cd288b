import { createElement, type HTMLAttributes } from 'react';
import { withPrefixedUrls } from '../markdown/prefix-urls';

interface Props extends HTMLAttributes<HTMLElement> {
  tag: string;
  html: string;
}

/** An element with compiled HTML: a code block or a picture. */
export function Html({ tag, html, ...attributes }: Props) {
  return createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: withPrefixedUrls(html) } });
}
