/** The parts of a page that a Content-Security-Policy applies to. */
export interface PageScan {
  /** Texts of executable scripts. Data blocks (JSON) are not included. */
  scripts: string[];
  /** Texts of style elements. */
  styles: string[];
  /** Tags that this site's policy never allows. */
  forbidden: string[];
}

const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/;
const ELEMENT =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>|<([a-z][^\s/<>"']*)(?=[\s/>"'])((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
/**
 * Matches scripts and styles, faster than `ELEMENT`. It also matches in attribute values, where
 * `ELEMENT` is used instead.
 */
const SCRIPT_OR_STYLE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const TAG_IN_ATTRIBUTE = /="[^"]*<\/?(?:script|style)\b/i;
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/**
 * Matches everything that the policy may forbid. The elements of a page without a match aren't checked.
 */
const SUSPICIOUS =
  /[\s"'/](?:style|on[a-z]+|srcdoc)\s*=|script\s*:|data:(?:text|image\/svg)|(?:href|src|action)="?[^">]*&(?:#|colon|tab|newline)|<(?:base|iframe|frame|object|embed|applet)\b|(?:src|srcset)="?[^">]*\/\/|<link\b(?! rel="(?:canonical|alternate)" )[^>]*\/\//i;
const FORBIDDEN_ELEMENT = /^(?:base|iframe|frame|object|embed|applet)$/;
const LOADING_RELATION =
  /\b(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)\b/;
const URL_ATTRIBUTE = /^(?:href|src|action|formaction|xlink:href|poster|data)$/;

/** Finds everything in a page that the policy applies to. */
export function scanPage(html: string): PageScan {
  const scan: PageScan = { scripts: [], styles: [], forbidden: [] };
  for (const match of html.matchAll(TAG_IN_ATTRIBUTE.test(html) ? ELEMENT : SCRIPT_OR_STYLE)) {
    const [, name = '', attributes = '', text = ''] = match;
    const kind = name.toLowerCase();
    if (kind !== 'script' && kind !== 'style') continue;
    if (kind === 'style') scan.styles.push(text);
    else if (!DATA_BLOCK.test(attributes) && !/\ssrc=/.test(attributes)) scan.scripts.push(text);
  }
  if (!SUSPICIOUS.test(html)) return scan;
  for (const match of html.matchAll(ELEMENT)) {
    const name = (match[1] ?? match[4] ?? '').toLowerCase();
    if (name === '') continue;
    const tag = match[0].length > 120 ? `${match[0].slice(0, 120)}…` : match[0];
    if (FORBIDDEN_ELEMENT.test(name) || hasForbiddenAttribute(name, match[2] ?? match[5] ?? ''))
      scan.forbidden.push(tag);
  }
  return scan;
}

function hasForbiddenAttribute(element: string, attributes: string): boolean {
  const values = new Map<string, string>();
  for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    values.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  for (const [name, value] of values) {
    if (name === 'style' || name === 'srcdoc' || /^on[a-z]/.test(name)) return true;
    if (URL_ATTRIBUTE.test(name) && isExecutable(value)) return true;
    const loadsFile =
      name === 'src' ||
      name === 'srcset' ||
      (name === 'href' && element === 'link' && LOADING_RELATION.test(values.get('rel') ?? ''));
    if (loadsFile && isOtherOrigin(value)) return true;
  }
  return false;
}

/** Checks whether a URL runs code, even if character references or control characters hide it. */
function isExecutable(url: string): boolean {
  const plain = url
    .replace(/&#x([0-9a-f]+);?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(?:colon|tab|newline);/gi, (name) => (/colon/i.test(name) ? ':' : ''))
    .replace(/[\u0000-\u0020\u007f]/g, '');
  return /^(?:javascript|vbscript|data:text\/html|data:image\/svg)/i.test(plain);
}

function isOtherOrigin(value: string): boolean {
  return value.split(',').some((part) => /^\s*(?:https?:)?\/\//i.test(part));
}
