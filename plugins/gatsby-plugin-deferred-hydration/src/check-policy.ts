import { createHash } from 'node:crypto';
import { scanPage } from './scan-page';

/** What pages may hold inline. */
export interface AllowedTexts {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

/** What a page holds inline, as sources of the policy. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/** What the pages checked so far hold inline, and what is wrong with them. */
export interface PolicyCheck {
  /** Checks one page. Nothing unknown is ever allowed: it becomes a problem that names the page. */
  check: (page: string, html: string) => InlineSources;
  /** Takes what an earlier check has found in a page that is still the same. */
  take: (sources: InlineSources) => void;
  problems: string[];
  /** Sources of the policy that allow exactly the scripts and styles found, sorted. */
  hashes: () => { scriptHashes: string[]; styleHashes: string[] };
}

/** Checks pages against the Content-Security-Policy and finds out what the policy has to allow. */
export function createPolicyCheck(allowed: AllowedTexts): PolicyCheck {
  const sheets = [...allowed.styles];
  const sources = new Map([...allowed.scripts, ...allowed.styles].map((text) => [text, hashSource(text)]));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const problems: string[] = [];
  const take = (found: InlineSources) => {
    for (const source of found.scripts) scripts.add(source);
    for (const source of found.styles) styles.add(source);
  };
  return {
    take,
    problems,
    hashes: () => ({ scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort() }),
    check: (page, html) => {
      const scan = scanPage(html, sheets);
      const known = (texts: readonly string[], own: ReadonlySet<string>, report: (text: string) => string) =>
        texts.flatMap((text) => {
          if (own.has(text)) return sources.get(text) ?? [];
          problems.push(`${page}: ${report(shorten(text))}`);
          return [];
        });
      const found = {
        scripts: known(
          scan.scripts,
          allowed.scripts,
          (text) =>
            `an inline script that is not in src/app/inline: ${text}. Move it to a file of that folder, or remove it.`,
        ),
        styles: known(
          scan.styles,
          allowed.styles,
          (text) =>
            `an inline style sheet that is not one of the site's own: ${text}. Move it to a CSS file.`,
        ),
      };
      for (const written of scan.forbidden)
        problems.push(
          `${page}: ${shorten(written)} is not allowed by the Content-Security-Policy. Use a class instead of a style attribute, an event listener instead of an on… attribute, and only files of this site.`,
        );
      take(found);
      return found;
    },
  };
}

/** The source expression of a policy that allows exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
