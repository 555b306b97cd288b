import { isMap, isScalar, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import { visit as visitTree } from 'unist-util-visit';
import { suggestion } from '../../src/model/text/nearest';
import { errorIn, type Problem } from '../../src/model/text/problem';
import { fits, readValue, type GuideRun, type RenamedAnchor, type Shape } from './front-matter-values';
import { hiddenCharacterIn } from './hidden-characters';
import { isLiteral } from './literal-links';
import { parseBody } from './parse-body';

/** A guide's front matter. */
export interface GuideFrontMatter {
  title: string;
  description: string;
  sidebarLabel: string | null;
  position: number | null;
  keywords: string[];
  questions: string[];
  draft: boolean;
  unlisted: boolean;
  redirects: string[];
  /** Renamed sections of the page. */
  anchors: RenamedAnchor[];
  translatedFrom: string | null;
  run: GuideRun | null;
}

/** The type and a description of each key. The README's table must match it. */
export const GUIDE_KEYS: Record<
  keyof GuideFrontMatter,
  { shape: Shape; required: boolean; expected: string }
> = {
  title: { shape: 'string', required: true, expected: 'the heading of the page, a string' },
  description: { shape: 'string', required: true, expected: 'one sentence for search results, a string' },
  sidebarLabel: { shape: 'string', required: false, expected: 'a shorter title for the sidebar, a string' },
  position: {
    shape: 'position',
    required: false,
    expected: 'the place in the sidebar among the pages of the folder, a whole number from 1',
  },
  keywords: { shape: 'strings', required: false, expected: 'a list of more words to find the page by' },
  questions: {
    shape: 'questions',
    required: false,
    expected: 'a list of one to four questions that the page answers, in readers’ words',
  },
  draft: { shape: 'boolean', required: false, expected: 'true or false' },
  unlisted: { shape: 'boolean', required: false, expected: 'true or false' },
  redirects: {
    shape: 'paths',
    required: false,
    expected:
      'a list of old paths from the site root, made of letters, digits, and -._~+@, with a slash at both ends, and with #id for a section',
  },
  anchors: {
    shape: 'anchors',
    required: false,
    expected: 'lines of "old-id: new-id" for renamed sections of the page',
  },
  translatedFrom: {
    shape: 'string',
    required: false,
    expected: 'the digest that `npm run translation -- stamp` writes',
  },
  run: {
    shape: 'run',
    required: false,
    expected:
      'true, or keys of after (the id of a guide), services (a list), env and photos (names and strings), and skip (a reason)',
  },
};

interface SplitSource {
  /** YAML between the fences, or null if there is none. */
  yaml: string | null;
  body: string;
  /** Number of lines before the body. */
  bodyOffset: number;
}

/** Splits a Markdown file into front matter and body. */
export function splitFrontMatter(source: string): SplitSource {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m.exec(source);
  if (!match || match.index !== 0) return { yaml: null, body: source, bodyOffset: 0 };
  return {
    yaml: match[1] ?? '',
    body: source.slice(match[0].length),
    bodyOffset: match[0].split('\n').length - 1,
  };
}

/**
 * Reads a guide's front matter.
 *
 * @param file - Path shown in problems.
 * @returns The values, with defaults for missing or invalid keys, and all problems.
 */
export function readGuideFrontMatter(
  yaml: string | null,
  file: string,
): { data: GuideFrontMatter; problems: Problem[] } {
  const problems: Problem[] = [];
  const data: GuideFrontMatter = {
    title: '',
    description: '',
    sidebarLabel: null,
    position: null,
    keywords: [],
    questions: [],
    draft: false,
    unlisted: false,
    redirects: [],
    anchors: [],
    translatedFrom: null,
    run: null,
  };
  const known = Object.keys(GUIDE_KEYS);
  const report = (line: number | undefined, message: string) => problems.push(errorIn(file, message, line));

  if (yaml === null) {
    report(
      1,
      `the front matter is missing. Begin the file with "---", the keys title and description, and "---".`,
    );
    return { data, problems };
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const lineAt = (offset: number | undefined) => (offset === undefined ? 1 : lines.linePos(offset).line + 1);
  // The YAML parser reports each colon in "a: b: c". Keep one error per line and message.
  const faults = new Map(
    document.errors.map(({ message, pos: [start] }) => {
      const line = lineAt(startOfQuote(document, start) ?? start);
      return [`${line}: ${message}`, { line, message }];
    }),
  );
  for (const { line, message } of faults.values())
    report(
      line,
      `the front matter is not valid YAML (${message.replace(/\.$/, '')}). Fix this line; quote text that contains ": " or starts with a special character.`,
    );
  if (problems.length > 0) return { data, problems };
  if (!isMap(document.contents)) {
    report(1, `the front matter is not a list of "key: value" lines. Known keys: ${known.join(', ')}.`);
    return { data, problems };
  }
  const seen = new Set<string>();
  for (const pair of document.contents.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
    const line = lineAt(isScalar(pair.key) ? pair.key.range?.[0] : undefined);
    if (!Object.hasOwn(GUIDE_KEYS, key)) {
      report(
        line,
        `front matter has "${key}". Known keys: ${known.join(', ')}.${suggestion(key, known) || ' Remove it.'}`,
      );
      continue;
    }
    seen.add(key);
    const { shape, expected } = GUIDE_KEYS[key as keyof GuideFrontMatter];
    if (['string', 'strings', 'questions'].includes(shape) && hasComment(pair.value as Node | null))
      report(
        line,
        `in front matter "${key}", the text after " #" is a comment, so it isn't shown. Quote the whole text, or delete the comment.`,
      );
    const written = pair.value as Node | null;
    if (written?.tag?.startsWith('!') || (isScalar(written) && written.anchor))
      report(
        line,
        `in front matter "${key}", the first word is lost, because it begins with "!" or "&". Quote the whole text.`,
      );
    const value: unknown = (pair.value as { toJSON?: () => unknown } | null)?.toJSON?.() ?? null;
    if (!fits(shape, value)) {
      report(line, `front matter "${key}" is ${JSON.stringify(value)}. Expected ${expected}.`);
      continue;
    }
    const markup = ONE_LINE.has(key) && typeof value === 'string' ? markupIn(value) : null;
    if (markup !== null)
      report(
        line,
        `front matter "${key}" is plain text, so ${markup} is shown with its signs. Leave them out.`,
      );
    for (const { character, offset } of escapedCharacters(written, yaml))
      report(
        lineAt(offset),
        `front matter "${key}" contains an escape sequence for the invisible character ${character}. In double quotes, write "\\\\" for a backslash.`,
      );
    Object.assign(data, { [key]: readValue(shape, value, written, lineAt) });
  }
  for (const key of known) {
    const { required, expected } = GUIDE_KEYS[key as keyof GuideFrontMatter];
    if (required && !seen.has(key)) report(1, `front matter has no "${key}". Add it: ${expected}.`);
  }
  return { data, problems };
}

/** Texts that are also in places without markup, such as the browser's tab and search results. */
const ONE_LINE = new Set(['title', 'description', 'sidebarLabel']);

/** Returns the first Markdown in a text, in quotes. An address without brackets is not Markdown. */
function markupIn(text: string): string | null {
  let markup: string | null = null;
  visitTree(parseBody(text, 'reference'), (node) => {
    if (!['strong', 'emphasis', 'inlineCode', 'delete', 'image', 'link'].includes(node.type)) return;
    const { start, end } = node.position ?? {};
    const written = text.slice(start?.offset ?? 0, end?.offset ?? 0);
    const [child] = node.type === 'link' ? node.children : [];
    if (node.type === 'link' && child?.type === 'text' && isLiteral(node, child)) return;
    markup ??= JSON.stringify(written);
  });
  return markup;
}

/** Finds the opening quote of the text that contains or ends at an error. */
function startOfQuote(document: Document, error: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (range && type?.startsWith('QUOTE') && range[0] < error && error <= range[2]) start = range[0];
    },
  });
  return start;
}

/** Finds invisible characters that only exist after YAML has decoded a text, such as "\a". */
function escapedCharacters(value: Node | null, yaml: string): { character: string; offset: number }[] {
  const escapes: ReturnType<typeof escapedCharacters> = [];
  visit(value, {
    Scalar: (_key, { value: text, range }) => {
      const character = typeof text === 'string' ? hiddenCharacterIn(text) : null;
      if (character !== null && range && hiddenCharacterIn(yaml.slice(range[0], range[1])) === null)
        escapes.push({ character, offset: range[0] });
    },
  });
  return escapes;
}

function hasComment(value: Node | null): boolean {
  let hasOne = false;
  visit(value, {
    Scalar: (_key, { type, value: text, comment }) => {
      hasOne ||= type === 'PLAIN' && typeof text === 'string' && Boolean(comment);
    },
  });
  return hasOne;
}
