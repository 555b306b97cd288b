import type { RootContent } from 'mdast';
import type { CompileContext } from './context';
import { element, leafElement, text } from './element';

/**
 * A group of tabs. Each label belongs to a radio button, so that one panel at a time shows and the reader can switch before and without
 * JavaScript; the page's script makes a tab list of it. In print, and without CSS, label and panel follow each other.
 *
 * @param group - Groups of one name stay in step and are remembered; null for a group of its own.
 */
export function tabs(
  group: string | null,
  panels: { label: string; children: RootContent[] }[],
  context: Pick<CompileContext, 'tabSets'>,
): RootContent {
  context.tabSets = (context.tabSets ?? 0) + 1;
  const set = `tabs-${context.tabSets}`;
  return element(
    'div',
    { className: ['tabs'], ...(group ? { 'data-group': group } : {}) },
    panels.flatMap(({ label, children }, index) => {
      const id = `${set}-${index + 1}`;
      return [
        leafElement('input', {
          className: ['tab-choice'],
          type: 'radio',
          name: set,
          id,
          ...(index === 0 ? { checked: true } : {}),
        }),
        element('label', { className: ['tab-label'], htmlFor: id }, [text(label)]),
        element('div', { className: ['tab'] }, children),
      ];
    }),
  );
}
