import { followLink } from './follow-link';
import { withPrefixedUrls } from './prefix-urls';
import { useEnhancedBody } from './use-enhanced-body';

interface Props {
  html: string;
  /** Set when the text is not in the language of the page. */
  lang?: string | undefined;
}

/** A body that was compiled at build time. Its links are plain ones; here they navigate without a page load. */
export function MarkdownBody({ html, lang }: Props) {
  const ref = useEnhancedBody(html);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what keys operate; the listener only spares a page load
    <div
      className="markdown"
      data-body
      lang={lang}
      ref={ref}
      onClick={followLink}
      dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }}
    />
  );
}
