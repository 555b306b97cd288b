import { isMap, type Node, type Scalar } from 'yaml';
import { isRecord } from '../../src/model/text/is-record';

/** A heading's old ID and its current one. */
export interface RenamedAnchor {
  from: string;
  to: string;
  line: number;
}

/** Settings for running the guide with `npm run tutorials`. Readers don't see them. */
export interface GuideRun {
  /** ID of the guide that this one continues in the same folder. */
  after: string | null;
  /** Services that readers run elsewhere, so the guide can't show how to start them. */
  services: string[];
  /** Environment variables for the commands. */
  env: Record<string, string>;
  /** Pages to photograph with `--photos` at the end, by file name: a URL and a CSS selector. */
  photos: Record<string, string>;
  /** Why the guide is skipped. */
  skip: string | null;
}

/** What a front matter value looks like. */
export type Shape = 'string' | 'position' | 'boolean' | 'strings' | 'questions' | 'paths' | 'anchors' | 'run';

/**
 * Redirects become host rules and folders. Other characters may have a meaning in the rules, and
 * `..` would lead out of the site.
 */
const OLD_PATH = /^\/(?:(?!\.{1,2}\/)[\p{L}\p{M}\p{N}._~+@-]+\/)*(?:#[\p{L}\p{M}\p{N}._~+@-]+)?$/u;

/** What `{#id}` and the IDs based on a heading's text consist of. */
const HEADING_ID = /^[\p{L}\p{M}\p{N}_-]+$/u;

/** Whether a value, as YAML reads it, has the shape. */
export function fits(shape: Shape, value: unknown): boolean {
  switch (shape) {
    case 'string':
      return typeof value === 'string' && value.trim() !== '';
    case 'position':
      return Number.isInteger(value) && Number(value) > 0;
    case 'boolean':
      return typeof value === 'boolean';
    case 'strings':
      return Array.isArray(value) && value.every((item) => typeof item === 'string' && item.trim() !== '');
    case 'questions':
      return fits('strings', value) && [1, 2, 3, 4].includes((value as string[]).length);
    case 'paths':
      return Array.isArray(value) && value.every((item) => typeof item === 'string' && OLD_PATH.test(item));
    case 'anchors':
      return (
        isRecord(value) &&
        Object.entries(value)
          .flat()
          .every((id) => typeof id === 'string' && HEADING_ID.test(id))
      );
    case 'run':
      return readRun(value) !== null;
  }
}

/**
 * Converts a value that `fits` the shape. A text can have several lines in YAML, but is shown on one.
 *
 * @param node - The value in the document.
 * @param lineAt - Returns the line of an offset in the document.
 */
export function readValue(
  shape: Shape,
  value: unknown,
  node: Node | null,
  lineAt: (offset: number | undefined) => number,
): unknown {
  if (shape === 'run') return readRun(value);
  if (shape === 'anchors') return readAnchors(node, lineAt);
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value;
}

/** Reads a map that `fits` has accepted. */
function readAnchors(map: Node | null, lineAt: (offset: number | undefined) => number): RenamedAnchor[] {
  return isMap<Scalar, Scalar>(map)
    ? map.items.map(({ key, value }) => ({
        from: String(key.value),
        to: String(value?.value),
        line: lineAt(key.range?.[0]),
      }))
    : [];
}

/** Reads `true` or `{ after, services, env, photos, skip }`. Returns null for any other value. */
function readRun(value: unknown): GuideRun | null {
  const run: GuideRun = { after: null, services: [], env: {}, photos: {}, skip: null };
  if (value === true) return run;
  if (!isRecord(value)) return null;
  for (const [key, part] of Object.entries(value)) {
    const texts: unknown[] = typeof part === 'object' && part !== null ? Object.values(part) : [part];
    if (!texts.every((text): text is string => typeof text === 'string' && text.trim() !== '')) return null;
    if (key === 'after' && typeof part === 'string') run.after = part;
    else if (key === 'services' && Array.isArray(part)) run.services = texts;
    else if ((key === 'env' || key === 'photos') && isRecord(part)) run[key] = part as Record<string, string>;
    else if (key === 'skip' && typeof part === 'string') run.skip = part;
    else return null;
  }
  return run;
}
