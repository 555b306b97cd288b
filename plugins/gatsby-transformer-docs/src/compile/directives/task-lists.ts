import type { List, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Translate } from '../../../../../src/locales/messages';
import { addClass, leafElement, text } from '../element';

/** Adds accessible names to `- [x]` checkboxes because screen readers read disabled ones too. */
export function renderTaskLists(tree: Root, t: Translate<'api' | 'markdown'>): void {
  visit(tree, 'list', (list: List) => {
    if (!list.children.some(({ checked }) => typeof checked === 'boolean')) return;
    addClass(list, 'contains-task-list');
    for (const item of list.children) {
      const [first] = item.children;
      if (typeof item.checked !== 'boolean' || first?.type !== 'paragraph') continue;
      const box = leafElement('input', {
        type: 'checkbox',
        checked: item.checked,
        disabled: true,
        ariaLabel: item.checked ? t('task.done') : t('task.open'),
      });
      first.children.unshift(box as PhrasingContent, text(' '));
      addClass(item, 'task-list-item');
      item.checked = null;
    }
  });
}
