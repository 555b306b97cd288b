import { createHash } from 'node:crypto';
import { scanPage } from './scan-page';

/** What pages may hold inline. */
export interface AllowedTexts {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

/** What the pages checked so far hold inline, and what is wrong with them. */
export interface PolicyCheck {
  /** Checks one page. Nothing unknown is ever allowed: it becomes a problem that names the page. */
  check: (page: string, html: string) => void;
  problems: string[];
  /** Sources of the policy that allow exactly the scripts and styles found, sorted. */
  hashes: () => { scriptHashes: string[]; styleHashes: string[] };
}

/** Checks pages against the Content-Security-Policy and finds out what the policy has to allow. */
export function createPolicyCheck(allowed: AllowedTexts): PolicyCheck {
  const sheets = [...allowed.styles];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const problems: string[] = [];
  return {
    problems,
    hashes: () => ({
      scriptHashes: [...scripts].map(hashSource).sort(),
      styleHashes: [...styles].map(hashSource).sort(),
    }),
    check: (page, html) => {
      const scan = scanPage(html, sheets);
      for (const text of scan.scripts) {
        if (allowed.scripts.has(text)) scripts.add(text);
        else
          problems.push(
            `${page}: an inline script that is not in src/app/inline: ${shorten(text)}. Move it to a file of that folder, or remove it.`,
          );
      }
      for (const text of scan.styles) {
        if (allowed.styles.has(text)) styles.add(text);
        else
          problems.push(
            `${page}: an inline style sheet that is not one of the site's own: ${shorten(text)}. Move it to a CSS file.`,
          );
      }
      for (const written of scan.forbidden)
        problems.push(
          `${page}: ${shorten(written)} is not allowed by the Content-Security-Policy. Use a class instead of a style attribute, an event listener instead of an on… attribute, and only files of this site.`,
        );
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
