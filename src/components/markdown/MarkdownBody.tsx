import { withPrefixedUrls } from './prefix-urls';

interface Props {
  html: string;
}

/** A body that was compiled at build time. `src/enhance/enhance-body.ts` adds copy buttons, tab lists and the like. */
export function MarkdownBody({ html }: Props) {
  return (
    <div className="markdown" data-body="" dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }} />
  );
}
