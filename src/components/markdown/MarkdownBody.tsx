import { withPrefixedUrls } from './prefix-urls';

/** Compiled Markdown. The component `Article` adds copy buttons, tab lists, and so on. */
export function MarkdownBody({ html }: { html: string }) {
  return <div className="markdown" dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }} />;
}
