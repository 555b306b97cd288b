import { withPrefixedUrls } from './prefix-urls';

interface Props {
  html: string;
  /** Whether the body is part of the API reference, which needs additional styles. */
  reference?: boolean;
}

/** Compiled Markdown. The component `Article` adds copy buttons, tab lists, and so on. */
export function MarkdownBody({ html, reference = false }: Props) {
  return (
    <div
      className={reference ? 'markdown reference' : 'markdown'}
      dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }}
    />
  );
}
