import './sample-names.late.css';
import { fetchFile } from '../../browser/fetch-file';
import { pagePath } from '../../browser/page';
import { withBase } from '../../browser/with-base';
import { locales } from '../../locales/locales';
import { localePath, hoverDataPath, splitPath } from '../../model/docs/addresses';
import type { PageSample, PageSamples } from '../../model/docs/hover-data';
import type { Card } from './find-card';

const prepared = new WeakSet<Element>();
/**
 * Fetched files by URL, each with the element that requested it. When that element is gone, the
 * file is fetched again, because the page may have changed.
 */
const files = new Map<string, { content: Promise<PageSamples>; requestedBy: Element }>();

/**
 * Makes the names in a code sample interactive: each becomes an element with a hover card.
 *
 * @param figure - The code sample.
 * @param nameCards - Receives the cards of the names.
 * @param pointed - Returns the last pointer event in the sample, to show the card for a name that
 *   was pointed at while the data was loading.
 * @throws When the data can't be fetched. The next call tries again.
 */
export async function prepareSample(
  figure: HTMLElement,
  nameCards: WeakMap<Element, Card>,
  pointed: () => MouseEvent | undefined = () => undefined,
): Promise<void> {
  if (prepared.has(figure)) return;
  prepared.add(figure);
  try {
    const { descriptions, sample } = await readSample(figure);
    const code = figure.querySelector('code');
    if (!code || !sample) return;
    markNames(code, sample, descriptions, nameCards);
    showCardAt(figure, pointed());
  } catch (error) {
    prepared.delete(figure);
    throw error;
  }
}

/**
 * Returns the complete file for a sample that shows an excerpt.
 *
 * @param figure - The code sample.
 * @throws When the file can't be fetched.
 */
export async function wholeFile(figure: HTMLElement): Promise<string> {
  const { sample } = await readSample(figure);
  if (sample?.whole === undefined) throw new Error('The page data has no complete file for this sample.');
  return sample.whole;
}

async function readSample(
  figure: HTMLElement,
): Promise<{ descriptions: PageSamples['descriptions']; sample: PageSample | undefined }> {
  const { descriptions, samples } = await fetchSamples(addressOf(figure), figure);
  return { descriptions, sample: samples[figure.dataset['sample'] ?? ''] };
}

/**
 * Returns the URL of the page's sample data in the content's language: a page without a translation
 * shows the original samples.
 */
function addressOf(figure: HTMLElement): string {
  const { slug, locale } = splitPath(pagePath());
  const lang = figure.closest('[lang]')?.getAttribute('lang');
  const contentLocale = locales.find((candidate) => candidate.lang === lang)?.code ?? locale;
  return withBase(hoverDataPath(localePath(slug, contentLocale)));
}

function fetchSamples(url: string, requestedBy: Element): Promise<PageSamples> {
  const cached = files.get(url);
  if (cached?.requestedBy.isConnected) return cached.content;
  const content = fetchFile(url).then((response) => response.json() as Promise<PageSamples>);
  files.set(url, { content, requestedBy });
  content.catch(() => files.delete(url));
  return content;
}

function markNames(
  code: HTMLElement,
  { names }: PageSample,
  descriptions: PageSamples['descriptions'],
  nameCards: WeakMap<Element, Card>,
): void {
  const texts = textsOf(code);
  let offset = 0;
  let first = 0;
  for (let at = 0; at < names.length; at += 3) {
    const [distance = 0, length = 0, number = 0] = names.slice(at, at + 3);
    offset += distance;
    while ((texts[first]?.end ?? Infinity) <= offset) first++;
    const part = texts[first];
    const [type, summary, foreign] = descriptions[number] ?? [];
    // Syntax highlighting may have split the name.
    if (!part || type === undefined || offset + length > part.end) continue;
    const anchor = part.node.parentElement?.closest('a') ?? wrap(part, offset, length);
    nameCards.set(anchor, ['', '', type, summary ?? '', foreign ? locales[0].lang : undefined]);
  }
}

/**
 * Shows the card for the name under the pointer: browsers send no event when an element appears
 * under a resting pointer.
 */
function showCardAt(figure: HTMLElement, event: MouseEvent | undefined): void {
  const isTap = event?.type === 'click';
  if (!event || (!isTap && !figure.matches(':hover'))) return;
  const name = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.sample-name');
  if (!name || !figure.contains(name)) return;
  if (isTap) name.click();
  else name.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
}

interface CodeText {
  node: Text;
  /** Where the node starts within the code, in characters. */
  start: number;
  end: number;
}

/** Collects a code block's text nodes, without the notes between its lines. */
function textsOf(code: HTMLElement): CodeText[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: CodeText[] = [];
  let start = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('.sample-note')) continue;
    texts.push({ node, start, end: start + node.length });
    start += node.length;
  }
  return texts;
}

/** Wraps a name in its own element. `text` then refers to the remaining text after it. */
function wrap(text: CodeText, offset: number, length: number): HTMLElement {
  const name = text.node.splitText(offset - text.start);
  const rest = name.splitText(length);
  const wrapped = document.createElement('span');
  wrapped.className = 'sample-name';
  wrapped.tabIndex = -1;
  name.replaceWith(wrapped);
  wrapped.append(name);
  text.node = rest;
  text.start = offset + length;
  return wrapped;
}
