import { langOf } from '../../../src/locales/locales';
import { changesFeedPath, changesSlug, localePath, releaseId } from '../../../src/model/docs/addresses';
import type { ReferenceReleaseChange } from '../../../src/model/docs/doc';
import { describeChange } from '../../../src/model/reference/describe-change';
import { groupChanges } from '../../../src/model/reference/history';
import { escapeHtml } from '../../../src/model/text/text';
import type { Translate } from '../../../src/locales/messages';
import type { OutputDoc } from './output-page';
import type { TextFile } from './sitemap';

interface FeedOptions {
  /** The site's root URL, without a trailing slash. */
  root: string;
  title: string;
  t: Translate<'api'>;
}

/**
 * Builds the Atom feed with the latest releases in one language.
 *
 * @param doc - The changes page for all packages.
 * @param options - Site data and interface messages.
 * @returns Null if there are no releases.
 */
export function buildChangesFeed(doc: OutputDoc, { root, title, t }: FeedOptions): TextFile | null {
  const [latest] = doc.releases;
  if (!latest) return null;
  const address = (path: string) => escapeHtml(root + encodeURI(path));
  const page = (packageName?: string) => localePath(changesSlug(packageName), doc.locale);
  const name = changesFeedPath(doc.locale);
  const lang = langOf(doc.locale);
  const entries = doc.releases.map((release) => {
    const link = address(`${page(release.package)}#${releaseId(release.version)}`);
    const groups = groupChanges(release.changes).map(
      ({ change, changes }) =>
        `<h2>${escapeHtml(t(`changes.${change}`))}</h2><ul>${changes.map((entry) => item(entry, t)).join('')}</ul>`,
    );
    return [
      '<entry>',
      `<title>${escapeHtml(`${release.importName} ${release.version}`)}</title>`,
      `<id>${link}</id>`,
      `<link rel="alternate" type="text/html" href="${link}"/>`,
      `<updated>${release.date}T00:00:00Z</updated>`,
      `<content type="html">${escapeHtml(groups.join(''))}</content>`,
      '</entry>\n',
    ].join('');
  });
  const head = [
    `<title>${escapeHtml(`${title}: ${doc.title}`)}</title>`,
    `<subtitle>${escapeHtml(doc.description)}</subtitle>`,
    `<id>${address(page())}</id>`,
    `<link rel="self" type="application/atom+xml" href="${address(name)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${lang}" href="${address(page())}"/>`,
    `<author><name>${escapeHtml(title)}</name></author>`,
    `<updated>${latest.date}T00:00:00Z</updated>`,
  ].join('\n');
  return {
    name,
    content: `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">\n${head}\n${entries.join('')}</feed>\n`,
  };
}

function item(change: ReferenceReleaseChange, t: Translate<'api'>): string {
  const { label, breaks, successor, declarations } = describeChange(change);
  const grade = breaks === null ? '' : ` <b>${escapeHtml(t(`changes.breaks.${breaks}`))}</b>`;
  const instead = successor
    ? ` ${escapeHtml(successor.before)}<code>${escapeHtml(successor.label)}</code>${escapeHtml(successor.after)}`
    : '';
  const code = declarations
    ? `<pre><del>${escapeHtml(declarations.from)}</del>\n<ins>${escapeHtml(declarations.to)}</ins></pre>`
    : '';
  return `<li><code>${escapeHtml(label)}</code>${grade}${instead}${code}</li>`;
}
