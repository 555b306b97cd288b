import { withPrefixedUrls } from './prefix-urls';

interface Props {
  html: string;
  /** Whether the body is one of the API reference, which has parts that no guide has. */
  reference?: boolean;
}

/** A body that was compiled at build time. `src/vanilla/enhance-body.ts` adds copy buttons, tab lists and the like. */
export function MarkdownBody({ html, reference = false }: Props) {
  return (
    <div
      className={reference ? 'markdown reference' : 'markdown'}
      data-body=""
      dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }}
    />
  );
}
