import { createHash } from 'node:crypto';
import { scanPage } from './scan-page';

/** Inline texts that pages may contain. */
export interface AllowedTexts {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

/** Hashes of inline texts in a page. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/** Collects the inline texts in pages, and their problems. */
export interface PolicyCheck {
  /** Checks a page. An unknown inline text becomes a problem. */
  check: (page: string, html: string) => InlineSources;
  /** Adds an earlier check's result for a page that hasn't changed. */
  addEarlier: (sources: InlineSources) => void;
  problems: string[];
  /** Sorted policy hashes for exactly the scripts and styles in the checked pages. */
  hashes: () => { scriptHashes: string[]; styleHashes: string[] };
}

/**
 * Creates a check of pages against the Content-Security-Policy, which also collects the hashes that
 * the policy must allow.
 *
 * @param allowed - Inline texts that pages may contain.
 */
export function createPolicyCheck(allowed: AllowedTexts): PolicyCheck {
  const sources = new Map([...allowed.scripts, ...allowed.styles].map((text) => [text, hashSource(text)]));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const problems: string[] = [];
  const addEarlier = (pageSources: InlineSources) => {
    for (const source of pageSources.scripts) scripts.add(source);
    for (const source of pageSources.styles) styles.add(source);
  };
  return {
    addEarlier,
    problems,
    hashes: () => ({ scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort() }),
    check: (page, html) => {
      const scan = scanPage(html, allowed.styles);
      const hashesOf = (
        texts: readonly string[],
        allowedTexts: ReadonlySet<string>,
        report: (text: string) => string,
      ) =>
        texts.flatMap((text) => {
          if (allowedTexts.has(text)) return sources.get(text) ?? [];
          problems.push(`${page}: ${report(shorten(text))}`);
          return [];
        });
      const pageSources = {
        scripts: hashesOf(
          scan.scripts,
          allowed.scripts,
          (text) =>
            `an inline script that is not in src/app/inline: ${text}. Move it to a file in that folder, or remove it.`,
        ),
        styles: hashesOf(
          scan.styles,
          allowed.styles,
          (text) =>
            `an inline style sheet that is not part of the site's CSS: ${text}. Move it to a CSS file.`,
        ),
      };
      for (const written of scan.forbidden)
        problems.push(
          `${page}: ${shorten(written)} is not allowed by the Content-Security-Policy. Use a class instead of a style attribute, an event listener instead of an on… attribute, and only files of this site.`,
        );
      addEarlier(pageSources);
      return pageSources;
    },
  };
}

/** Returns the policy hash that allows exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
