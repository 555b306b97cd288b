import type { Code, Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { readFenceMeta } from '../../../../../packages/guide-files/fence-meta';
import { readCut } from '../../../../../packages/guide-files/read-cut';
import { report, type CompileContext, type QuotedGuide } from '../context';
import { attributesOf, type ComponentNode } from '../directives/components';
import { component, element } from '../element';

/**
 * Replaces each `GuideCode` with the code block of another guide, and adds the blocks of several guides
 * to `Comparison`, in tabs. From here on, they are code blocks of this guide.
 */
export function quoteCode(tree: Root, context: CompileContext): void {
  visit(tree, (node, index, parent: Parents | undefined) => {
    const { name } = node as unknown as ComponentNode;
    if (parent === undefined || index === undefined) return undefined;
    if (name === 'GuideCode') {
      parent.children.splice(index, 1, ...(quoteOne(node as never, context) as never[]));
      return [SKIP, index];
    }
    if (name === 'Comparison') {
      (node as Parents).children.unshift(...(compare(node as never, context) as never[]));
      (node as unknown as ComponentNode).attributes = [];
    }
    return undefined;
  });
}

function quoteOne(node: ComponentNode, context: CompileContext): Code[] {
  const { guide: path, title = null, text } = attributesOf(node);
  const guide = path === undefined ? null : context.findCode?.(path);
  const code = guide?.codes.find((each) =>
    text === undefined ? titleOf(each) === title : wholeOf(each).includes(text),
  );
  if (guide && code) return [quote(code, guide)];
  const wanted = text === undefined ? `titled "${title ?? ''}"` : `with the text '${text}'`;
  const place =
    guide?.docId ??
    (path === undefined ? 'any guide, because "guide" is missing' : `"${path}", which isn't a guide`);
  report(
    context,
    node,
    `<GuideCode>: no code block ${wanted} in ${place}. Fix "guide", and "title" or "text".`,
  );
  return [];
}

function compare(node: ComponentNode, context: CompileContext): RootContent[] {
  const { tabs = '', guides: paths = '', files = '' } = attributesOf(node);
  const titles = tabs.split(',').map((title) => title.trim());
  const words = paths.split(/\s+/).filter((path) => path !== '');
  const guides = words.flatMap((path) => context.findCode?.(path) ?? []);
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
  context.tabSets = (context.tabSets ?? 0) + 1;
  const group = `site:tabs-${context.tabSets}`;
  const sides = guides.map((guide, index) => {
    const codes = names.flatMap((name) => guide.codes.find((code) => titleOf(code) === name) ?? []);
    const lines = codes.reduce((total, code) => total + wholeOf(code).split('\n').length, 0);
    return component(
      'ComparedFiles',
      {
        ...{ title: titles[index] ?? '', lines: String(lines), group, id: `${group}-${index + 1}` },
        ...(index === guides.length - 1 && { open: '' }),
      },
      codes.map((code) => quote(code, guide)),
    );
  });
  return [element('div', { className: ['tabs'] }, sides)];
}

const titleOf = ({ meta }: Code): string | null => readFenceMeta(meta ?? '').title;
const wholeOf = ({ value, lang }: Code): string => readCut(value, lang).whole;

/** Returns a code block for this guide. Commands for package managers are shown as they are written. */
function quote(code: Code, guide: QuotedGuide): Code {
  return { ...code, lang: code.lang === 'npm' ? 'bash' : (code.lang ?? null), data: { quotedFrom: guide } };
}
