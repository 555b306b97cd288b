import type { RootContent } from 'mdast';
import type { CompileContext } from '../context';
import { element, leafElement, text } from '../element';

/**
 * Renders a tab group. Each label belongs to a radio button, so that tabs work without JavaScript;
 * the page's script turns them into a tab list. In print and without CSS, each panel follows its
 * label.
 *
 * @param group - Groups with the same name switch together, and the choice is remembered; null for
 *   an independent group.
 */
export function tabs(
  group: string | null,
  panels: { label: string; children: RootContent[] }[],
  context: Pick<CompileContext, 'tabSets'>,
): RootContent {
  context.tabSets = (context.tabSets ?? 0) + 1;
  const set = `site:tabs-${context.tabSets}`;
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
