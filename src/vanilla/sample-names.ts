import './sample-names.css';
import { locales } from '../locales/locales';
import { localePath, pageSamplesPath, splitPath } from '../model/addresses';
import type { PageSample, PageSamples } from '../model/page-samples';
import { element } from './element';
import { pageFacts } from './page-facts';
import type { Answering } from './symbol-cards';
import { text } from './texts';

const HINT_ID = 'sample-hint';

const prepared = new WeakSet<Element>();
/** What has been fetched, and the sample that first asked for it: once that one is gone, so may be what its page answered. */
const files = new Map<string, { answer: Promise<PageSamples>; asked: Element }>();

/**
 * Makes the names of a sample answer: each becomes an element with what its card shows. The sample stays one stop of the Tab key; Enter leads
 * into it, arrows move between its names, and Escape leads back.
 *
 * @param pointed - The last event of a pointer in a sample, for what was pointed at before names answered.
 * @throws When the answers of the page cannot be fetched. The next call asks again.
 */
export async function prepareSample(
  figure: HTMLElement,
  pointed: () => MouseEvent | undefined = () => undefined,
): Promise<void> {
  if (prepared.has(figure)) return;
  prepared.add(figure);
  try {
    const { answers, sample } = await readSample(figure);
    const code = figure.querySelector('code');
    if (!code || !sample) return;
    markNames(code, sample, answers);
    listenToKeys(figure, code);
    answerAt(figure, pointed());
  } catch (error) {
    prepared.delete(figure);
    throw error;
  }
}

/**
 * The file of which a sample shows a part.
 *
 * @throws When it cannot be fetched.
 */
export async function wholeFile(figure: HTMLElement): Promise<string> {
  const { sample } = await readSample(figure);
  if (sample?.whole === undefined) throw new Error('The page has no file for this sample.');
  return sample.whole;
}

async function readSample(
  figure: HTMLElement,
): Promise<{ answers: PageSamples['answers']; sample: PageSample | undefined }> {
  const { answers, samples } = await fetchSamples(addressOf(figure), figure);
  return { answers, sample: samples[[...document.querySelectorAll('figure[data-sample]')].indexOf(figure)] };
}

/** The file beside the page, in the language of its content: a page without a translation has the samples of its original. */
function addressOf(figure: HTMLElement): string {
  const { base } = pageFacts();
  const { slug, locale } = splitPath(window.location.pathname.slice(base.length));
  const lang = figure.closest('[lang]')?.getAttribute('lang');
  const own = locales.find((each) => each.lang === lang)?.code ?? locale;
  return base + pageSamplesPath(localePath(slug, own));
}

function fetchSamples(url: string, asked: Element): Promise<PageSamples> {
  const known = files.get(url);
  if (known?.asked.isConnected) return known.answer;
  const answer = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return response.json() as Promise<PageSamples>;
  });
  files.set(url, { answer, asked });
  answer.catch(() => files.delete(url));
  return answer;
}

function markNames(code: HTMLElement, { names }: PageSample, answers: PageSamples['answers']): void {
  const texts = textsOf(code);
  let offset = 0;
  let first = 0;
  for (let at = 0; at < names.length; at += 3) {
    const [distance = 0, length = 0, number = 0] = names.slice(at, at + 3);
    offset += distance;
    while ((texts[first]?.end ?? Infinity) <= offset) first++;
    const found = texts[first];
    const [type, summary, foreign] = answers[number] ?? [];
    // Highlighting may have split the name.
    if (!found || type === undefined || offset + length > found.end) continue;
    const own = found.node.parentElement?.closest('a') ?? wrap(found, offset, length);
    (own as Answering).answer = ['', '', type, summary ?? '', foreign ? locales[0].lang : undefined];
  }
}

/** Lets the name under the pointer answer: browsers say nothing of an element that has come under a pointer that stays. */
function answerAt(figure: HTMLElement, event: MouseEvent | undefined): void {
  const isTap = event?.type === 'click';
  if (!event || (!isTap && !figure.matches(':hover'))) return;
  const name = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.sample-name');
  if (!name || !figure.contains(name)) return;
  if (isTap) name.click();
  else name.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

interface CodeText {
  node: Text;
  /** Of the node, in the text of the code. */
  start: number;
  end: number;
}

/** The pieces of text of a block, without the notes between its lines. */
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

/** Puts a name into an element of its own. What follows it is the text that is left. */
function wrap(text: CodeText, offset: number, length: number): HTMLElement {
  const name = text.node.splitText(offset - text.start);
  const rest = name.splitText(length);
  const wrapped = element('span', { class: 'sample-name', tabindex: '-1' });
  name.replaceWith(wrapped);
  wrapped.append(name);
  text.node = rest;
  text.start = offset + length;
  return wrapped;
}

function listenToKeys(figure: HTMLElement, code: HTMLElement): void {
  const block = figure.querySelector('pre');
  const names = [...code.querySelectorAll<HTMLElement>('a, .sample-name')];
  for (const name of names) name.tabIndex = -1;
  if (!document.getElementById(HINT_ID))
    document.body.append(element('div', { id: HINT_ID, hidden: true }, text('sample.hint')));
  block?.setAttribute('aria-describedby', HINT_ID);
  figure.addEventListener('keydown', (event) => {
    const target = keyTarget(event.key, names, event.target as Element, block);
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    target.focus();
  });
}

/** Where a key leads from a name, or from the block itself. */
function keyTarget(
  key: string,
  names: readonly HTMLElement[],
  from: Element,
  block: HTMLElement | null,
): HTMLElement | null | undefined {
  if (from === block) return key === 'Enter' ? names[0] : null;
  const index = names.findIndex((name) => name === from);
  if (index === -1) return null;
  switch (key) {
    case 'ArrowRight':
      return names[index + 1];
    case 'ArrowLeft':
      return names[index - 1];
    case 'ArrowDown':
      return nearest(names.slice(index + 1), from, 1);
    case 'ArrowUp':
      return nearest(names.slice(0, index).reverse(), from, -1);
    case 'Home':
      return names[0];
    case 'End':
      return names.at(-1);
    case 'Escape':
      return block;
    default:
      return null;
  }
}

/** Of the first line that comes, the name that is nearest to being straight above or below. */
function nearest(names: readonly HTMLElement[], from: Element, direction: 1 | -1): HTMLElement | undefined {
  const { top, left } = from.getBoundingClientRect();
  let line: number | undefined;
  let best: HTMLElement | undefined;
  let distance = Infinity;
  for (const name of names) {
    const box = name.getBoundingClientRect();
    if ((box.top - top) * direction < 2) continue;
    line ??= box.top;
    if (Math.abs(box.top - line) > 2) break;
    if (Math.abs(box.left - left) >= distance) continue;
    distance = Math.abs(box.left - left);
    best = name;
  }
  return best;
}
