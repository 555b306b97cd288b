import type { PageScan } from './scan-page';

/** What may stand inline in pages: texts, each with the name of where it comes from. */
export interface AllowedTexts {
  scripts: ReadonlyMap<string, string>;
  styles: ReadonlyMap<string, string>;
}

export interface CheckedPages {
  /** Texts that really stand in pages. */
  scripts: Set<string>;
  styles: Set<string>;
  problems: string[];
}

/** Adds one page to what is known of all pages. Nothing unknown is ever allowed: it is reported with the name of the page. */
export function checkPage(
  page: string,
  { scripts, styles, forbidden }: PageScan,
  allowed: AllowedTexts,
  found: CheckedPages,
): void {
  for (const text of scripts) {
    if (allowed.scripts.has(text)) found.scripts.add(text);
    else
      found.problems.push(
        `${page}: an inline script that is not in src/app/inline: ${shorten(text)}. Put it into a file of that folder, or leave it out.`,
      );
  }
  for (const text of styles) {
    if (allowed.styles.has(text)) found.styles.add(text);
    else
      found.problems.push(
        `${page}: an inline style sheet that is not one of the site's own: ${shorten(text)}. Put it into a CSS file.`,
      );
  }
  for (const written of forbidden) {
    found.problems.push(
      `${page}: ${shorten(written)} is not allowed by the Content-Security-Policy. Use a class instead of a style attribute, an event listener instead of an on… attribute, and only files of this site.`,
    );
  }
}

/** Gatsby's own style attributes; `src/styles/base.css` says the same. */
export function dropGatsbyStyles(html: string): string {
  return html
    .replace(/(<div[^>]*?) style="outline:none"([^>]* id="gatsby-focus-wrapper")/, '$1$2')
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1');
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
