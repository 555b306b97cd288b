import path from 'node:path';
import type { Code, Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { readFenceMeta } from '../../../../../packages/guide-files/fence-meta';
import { readCut } from '../../../../../packages/guide-files/read-cut';
import { report, type CompileContext, type QuotedGuide } from '../context';
import { attributesOf, type ComponentNode } from '../directives/components';
import { text } from '../element';

/**
 * Adds the code blocks of several guides to each `Comparison`: a tab for each guide, and in it a tab for
 * each file. From here on, they are code blocks of this guide.
 */
export function quoteCode(tree: Root, context: CompileContext): void {
  visit(tree, (node) => {
    if ((node as unknown as ComponentNode).name !== 'Comparison') return;
    (node as Parents).children.unshift(...(compare(node as never, context) as never[]));
    (node as unknown as ComponentNode).attributes = [];
  });
}

function compare(node: ComponentNode, context: CompileContext): RootContent[] {
  const { tabs: labels = '', guides: paths = '', files = '' } = attributesOf(node);
  const titles = labels.split(',').map((title) => title.trim());
  const words = paths.split(/\s+/).filter((word) => word !== '');
  const guides = words.flatMap((word) => context.findCode?.(word) ?? []);
  const problem = (message: string): RootContent[] => {
    report(context, node, `<Comparison>${message}`);
    return [];
  };
  if (guides.length < words.length)
    return problem(`: not all "guides" exist. They are paths such as "./faq.md".`);
  if (guides.length !== titles.length)
    return problem(` has ${titles.length} "tabs" and ${guides.length} "guides". List one guide per tab.`);
  const names = files.split(/\s+/).filter((name) => name !== '');
  const unknown = names.filter(
    (name) => !guides.some(({ codes }) => codes.some((code) => titleOf(code) === name)),
  );
  if (names.length === 0 || unknown.length > 0)
    return problem(
      `: no code block titled "${unknown[0] ?? ''}" in ${guides.map(({ docId }) => docId).join(' and ')}. Fix "files".`,
    );
  const sides = guides.map((guide, index) => {
    const codes = names.flatMap((name) => guide.codes.find((code) => titleOf(code) === name) ?? []);
    const count = codes.reduce((total, code) => total + wholeOf(code).split('\n').length, 0);
    const shown = codes.map((code) => tab(path.basename(titleOf(code) ?? ''), quote(code, guide)));
    return tab(context.t('tabs.compared', { title: titles[index] ?? '', count }), tabs(shown));
  });
  return [tabs(sides)];
}

const titleOf = ({ meta }: Code): string | null => readFenceMeta(meta ?? '').title;
const wholeOf = ({ value, lang }: Code): string => readCut(value, lang).whole;

const tabs = (children: ContainerDirective[]): ContainerDirective => ({
  type: 'containerDirective',
  name: 'tabs',
  children,
});

const tab = (label: string, content: Code | ContainerDirective): ContainerDirective => ({
  type: 'containerDirective',
  name: 'tab',
  children: [{ type: 'paragraph', data: { directiveLabel: true }, children: [text(label)] }, content],
});

/** Returns a code block for this guide. Its tab has the title, and marked lines matter only in its guide. */
function quote(code: Code, guide: QuotedGuide): Code {
  return { ...code, meta: null, data: { quotedFrom: guide } };
}
