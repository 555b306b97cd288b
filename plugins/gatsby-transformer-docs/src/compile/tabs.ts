import type { RootContent } from 'mdast';
import { element, text } from './element';

/**
 * A group of tabs. Without JavaScript it reads as labelled blocks one below the other; the page's script makes a tab list of it.
 *
 * @param group - Groups of one name stay in step and are remembered; null for a group of its own.
 */
export function tabs(
  group: string | null,
  panels: { label: string; children: RootContent[] }[],
): RootContent {
  return element(
    'div',
    { className: ['tabs'], ...(group ? { 'data-group': group } : {}) },
    panels.map(({ label, children }) =>
      element('div', { className: ['tab'], 'data-label': label }, [
        element('p', { className: ['tab-label'] }, [text(label)]),
        ...children,
      ]),
    ),
  );
}
