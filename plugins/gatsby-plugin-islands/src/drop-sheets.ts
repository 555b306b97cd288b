import postcss from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import { LATE_SHEET, SHEET_NAMES } from '../../../src/model/browser/style-sheets';

const SHEET = /<style data-href="[^"]*\/([\w-]+)\.[0-9a-f]+\.css"[^>]*>([\s\S]*?)<\/style>/g;
const CLASSES = /\sclass="[^"]*/g;
const IDS = /\sid="[^"]*/g;
const TAGS = /<[a-z][a-z0-9]*/g;

/** Parsed selectors by style sheet. */
const selectors = new Map<string, readonly Selector[]>();

/**
 * Removes style sheets from a page if none of their selectors match, and the one that comes with the
 * islands. Attributes that scripts add later count as present. Classes must be in the HTML, so scripts
 * that add classes must load their own CSS.
 */
export function dropSheets(html: string): string {
  let names: ReadonlySet<string> | undefined;
  return html.replace(SHEET, (element, name: string, sheet: string) => {
    if (name === LATE_SHEET) return '';
    if (SHEET_NAMES.indexOf(name) < 1) return element;
    const pageNames = (names ??= namesIn(html));
    return selectorsOf(sheet).some((selector) => canMatch(selector, pageNames)) ? element : '';
  });
}

function selectorsOf(sheet: string): readonly Selector[] {
  const cached = selectors.get(sheet);
  if (cached) return cached;
  const parsed: Selector[] = [];
  postcss.parse(sheet).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    parsed.push(...parseSelectors().astSync(rule.selector).nodes);
  });
  selectors.set(sheet, parsed);
  return parsed;
}

/** Checks whether all names in a selector exist in the page. */
function canMatch(node: Node, pageNames: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'tag':
      return pageNames.has(node.value.toLowerCase());
    case 'class':
      return pageNames.has(`.${node.value}`);
    case 'id':
      return pageNames.has(`#${node.value}`);
    case 'selector':
      return node.nodes.every((part) => canMatch(part, pageNames));
    case 'pseudo':
      // For `:is(a, b)` and `:has(a, b)`, one match is enough. `:nth-child(2n)` contains numbers
      // instead.
      return (
        node.value === ':not' ||
        node.value.startsWith(':nth-') ||
        node.nodes.length === 0 ||
        node.nodes.some((part) => canMatch(part, pageNames))
      );
    default:
      return true;
  }
}

function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const tag of new Set(html.match(TAGS))) names.add(tag.slice(1));
  for (const id of html.match(IDS) ?? []) names.add(`#${id.slice(' id="'.length)}`);
  for (const list of new Set(html.match(CLASSES)))
    for (const name of list.slice(' class="'.length).split(/\s+/)) names.add(`.${name}`);
  return names;
}
