import { writeClipboard } from '../../browser/clipboard';
import { codeOf, copyableText } from './copyable-text';
import { element } from '../dom/element';
import { wholeFile } from './samples';
import { readStored, writeStored } from '../../browser/stored-value';
import { svgIcon } from '../dom/svg-icon';
import { text } from '../dom/texts';

const WRAP_KEY = 'code.wrap';
const MESSAGE_DURATION = 2500;

/**
 * Adds buttons to every code block except one-line signatures: copy and wrap long lines. CSS shows
 * the latter only where a line is cut off. An excerpt is labeled as such: its copy button copies
 * the whole file, so that the code runs, and another button copies only the part that is shown.
 *
 * @returns A function that removes the buttons.
 */
export function addCodeTools(body: HTMLElement): () => void {
  const figures = [...body.querySelectorAll<HTMLElement>('figure.code')].filter((each) => !isOneLine(each));
  if (figures.length === 0) return () => undefined;
  const status = element('div', { class: 'visually-hidden', role: 'status' });
  body.append(status);
  const wrapButtons: HTMLButtonElement[] = [];
  const setWrap = (on: boolean): void => {
    body.toggleAttribute('data-code-wrap', on);
    for (const button of wrapButtons) button.setAttribute('aria-pressed', String(on));
  };
  const observer =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver((entries) => {
          // A block and its code are observed separately, and often change together.
          const blocks = new Set(entries.flatMap(({ target }) => target.closest('pre') ?? []));
          // Measure all blocks before changing the first one, to avoid recomputing styles for each
          // block.
          const measured = [...blocks].filter(isLaidOut).map((pre) => ({ pre, cut: isCut(pre) }));
          for (const { pre, cut } of measured) pre.closest('figure')?.toggleAttribute('data-overflows', cut);
        });
  const tools = figures.map((figure) => {
    const box = element('div', { class: 'code-tools' });
    const copyShown = (code: string) => copyableText(code, figure.dataset['language'] ?? '');
    const isExcerpt = figure.dataset['sample'] === 'whole';
    if (isExcerpt)
      box.append(
        element('span', { class: 'code-excerpt' }, text('code.excerpt')),
        copyButton('file', text('code.copy.shown'), figure, status, copyShown),
      );
    const pre = figure.querySelector('pre');
    if (pre && !figure.matches('.wrap, .signature')) {
      const wrap = toolButton('wrap', text('code.wrap'));
      wrap.addEventListener('click', () => {
        const on = !body.hasAttribute('data-code-wrap');
        setWrap(on);
        writeStored(WRAP_KEY, on ? 'on' : null);
      });
      wrapButtons.push(wrap);
      box.append(wrap);
      // While the code has no layout yet, only its own size changes when it gets one.
      for (const part of [pre, ...pre.children]) observer?.observe(part);
    }
    box.append(
      isExcerpt
        ? copyButton('copy', text('code.copy.whole'), figure, status, () => wholeFile(figure))
        : copyButton('copy', text('code.copy'), figure, status, copyShown),
    );
    figure.append(box);
    return box;
  });
  setWrap(readStored(WRAP_KEY) === 'on');
  return () => {
    observer?.disconnect();
    body.removeAttribute('data-code-wrap');
    for (const figure of figures) figure.removeAttribute('data-overflows');
    for (const added of [...tools, status]) added.remove();
  };
}

/** Checks for a signature on one line, which nobody copies. */
function isOneLine(figure: Element): boolean {
  return figure.matches('.signature') && !figure.textContent?.trim().includes('\n');
}

/**
 * Checks whether the browser has laid out a code block. Measuring other blocks, far below the viewport,
 * would force their layout. Safari 16 can't check this, and every block counts as laid out there.
 */
function isLaidOut(pre: Element): boolean {
  return pre.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
}

/** Checks whether a line of code is cut off. The padding after the longest line doesn't count. */
function isCut(pre: Element): boolean {
  const code = pre.querySelector('code');
  if (!code) return false;
  const end = parseFloat(getComputedStyle(code).paddingRight) || 0;
  return pre.scrollWidth > pre.clientWidth + end + 1;
}

function toolButton(icon: 'copy' | 'wrap' | 'file', label: string): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', class: `code-tool code-${icon}`, 'aria-label': label, title: label },
    svgIcon(icon),
  );
}

/**
 * Creates a button that copies, and shows the result next to it and to screen readers.
 *
 * @param textToCopy - Returns the text to copy, given the code in the block.
 */
function copyButton(
  icon: 'copy' | 'file',
  label: string,
  figure: HTMLElement,
  status: Element,
  textToCopy: (code: string) => string | Promise<string>,
): HTMLButtonElement {
  const button = toolButton(icon, label);
  button.append(svgIcon('copied'));
  const note = element('span', { class: 'code-note', 'aria-hidden': 'true' });
  let timer: number | undefined;
  const showResult = (state: 'copied' | 'failed', message: string): void => {
    window.clearTimeout(timer);
    button.dataset['state'] = state;
    note.textContent = message;
    button.before(note);
    status.textContent = message;
    timer = window.setTimeout(() => {
      delete button.dataset['state'];
      note.remove();
      status.textContent = '';
    }, MESSAGE_DURATION);
  };
  button.addEventListener('click', () => {
    const code = figure.querySelector('code');
    if (!code) return;
    writeClipboard(textToCopy(codeOf(code))).then(
      () => showResult('copied', text('code.copied')),
      () => {
        selectText(code);
        const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';
        showResult('failed', text('code.copy.failed', { keys }));
      },
    );
  });
  return button;
}

function selectText(code: Element): void {
  window.getSelection()?.selectAllChildren(code);
}
