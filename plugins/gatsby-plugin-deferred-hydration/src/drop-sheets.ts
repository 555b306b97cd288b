import postcss from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import { SHEET_NAMES, sheetOrder } from '../../../src/model/style-sheets';

const SHEET = /<style data-href="[^"]*\/([\w-]+)\.[0-9a-f]+\.css"[^>]*>([\s\S]*?)<\/style>/g;
const CLASSES = /\sclass="[^"]*/g;
const IDS = /\sid="[^"]*/g;
const TAGS = /<[a-z][a-z0-9]*/g;

/** Selectors of each sheet. */
const selectors = new Map<string, readonly Selector[]>();

/**
 * Takes those style sheets out of a page that match nothing in it. States that a script changes later, which are attributes, count as
 * there; classes have to be in the HTML, so what a script adds brings its own sheet.
 */
export function dropSheets(html: string): string {
  let names: ReadonlySet<string> | undefined;
  return html.replace(SHEET, (element, name: string, sheet: string) => {
    if (SHEET_NAMES.indexOf(name) < 1) return element;
    const there = (names ??= namesIn(html));
    return selectorsOf(sheet).some((selector) => canMatch(selector, there)) ? element : '';
  });
}

/**
 * The files of the sheets of pages, in their order.
 *
 * @param stats - Text of Gatsby's `webpack.stats.json`.
 */
export function sheetFiles(stats: string): string[] {
  const names = new Set(Array.from(stats.matchAll(/"([^"]+\.css)"/g), ([, name = '']) => name));
  return [...names]
    .filter((name) => sheetOrder(name) < SHEET_NAMES.length)
    .sort((a, b) => sheetOrder(a) - sheetOrder(b));
}

function selectorsOf(sheet: string): readonly Selector[] {
  const known = selectors.get(sheet);
  if (known) return known;
  const found: Selector[] = [];
  postcss.parse(sheet).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    found.push(...parseSelectors().astSync(rule.selector).nodes);
  });
  selectors.set(sheet, found);
  return found;
}

/** Whether all that a selector names is somewhere in the page. */
function canMatch(node: Node, there: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'tag':
      return there.has(node.value.toLowerCase());
    case 'class':
      return there.has(`.${node.value}`);
    case 'id':
      return there.has(`#${node.value}`);
    case 'selector':
      return node.nodes.every((each) => canMatch(each, there));
    case 'pseudo':
      // `:is(a, b)`, `:has(a, b)`: one is enough. Not those that are numbers, `:nth-child(2n)`.
      return (
        node.value === ':not' ||
        node.value.startsWith(':nth-') ||
        node.nodes.length === 0 ||
        node.nodes.some((each) => canMatch(each, there))
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
