import { useEffect, useRef, type RefObject } from 'react';
import { useMessages } from '../../i18n/use-messages';

const ENHANCED = 'figure.code, .tabs, img, a[href*="/api/"]';

/**
 * Gives a body its copy buttons, tabs, zoom and hover cards once the page is alive. What that takes is loaded then, and only for bodies that have
 * any of it; if it cannot be loaded, the body stays as it is, which is readable.
 *
 * @param content - Changes when the body does.
 */
export function useEnhancedBody(content: unknown): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  const { language, t } = useMessages();
  useEffect(() => {
    const body = ref.current;
    if (!body?.querySelector(ENHANCED)) return undefined;
    let cleanUp: (() => void) | undefined;
    let gone = false;
    const enhance = async () => {
      const [{ enhanceBody }, { loadBodyMessages }] = await Promise.all([
        import('./enhance-body'),
        import('./body-messages'),
      ]);
      const messages = await loadBodyMessages(language);
      if (!gone) cleanUp = enhanceBody(body, { messages, language, translate: t });
    };
    enhance().catch(() => undefined);
    return () => {
      gone = true;
      cleanUp?.();
    };
  }, [content, language, t]);
  return ref;
}
