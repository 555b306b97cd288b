import { withPrefixedUrls } from './prefix-urls';

interface Props {
  html: string;
  /** Whether the body is part of the API reference, which needs additional styles. */
  reference?: boolean;
}

/** Compiled Markdown. `src/page-scripts/article/enhance-body.ts` adds copy buttons, tab lists, and so on. */
export function MarkdownBody({ html, reference = false }: Props) {
  return (
    <div
      className={reference ? 'markdown reference' : 'markdown'}
      data-body=""
      dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }}
    />
  );
}
