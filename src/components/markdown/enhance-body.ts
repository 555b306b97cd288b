import type { Messages } from '../../i18n/use-messages';
import type { BodyMessages } from './body-messages';
import { enhanceCode } from './enhance-code';
import { enhanceTabs } from './enhance-tabs';
import { showSymbolCards } from './symbol-cards';
import { watchImages } from './watch-images';
import { zoomImages } from './zoom-images';

export interface BodyTexts {
  messages: BodyMessages;
  language: string;
  translate: Messages['t'];
}

const enhanced = new WeakSet<HTMLElement>();

/**
 * Adds to the static HTML of a body what takes a script. A body that has it already is left alone.
 *
 * @returns Takes everything away again.
 */
export function enhanceBody(body: HTMLElement, texts: BodyTexts): () => void {
  if (enhanced.has(body)) return () => undefined;
  enhanced.add(body);
  const cleanUps = [
    enhanceCode(body, texts.messages),
    enhanceTabs(body, texts.messages),
    watchImages(body, texts.messages),
    zoomImages(body, texts.messages),
    showSymbolCards(body, texts),
  ];
  return () => {
    for (const cleanUp of cleanUps.reverse()) cleanUp();
    enhanced.delete(body);
  };
}
