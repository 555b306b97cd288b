import fs from 'node:fs';
import path from 'node:path';
import type { SearchableDoc, SearchableSection } from '../searchable-doc';

const plainText = (markdown: string): string =>
  markdown
    .replace(/^\s*:{3,}.*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|]|^\s*[-#>]+\s|-{3,}/gm, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function readSections(body: string): SearchableSection[] {
  const sections: SearchableSection[] = [{ id: null, title: '', level: 1, text: '' }];
  for (const line of body.replace(/^(\s*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2\s*$/gm, '').split('\n')) {
    const heading = /^(#{2,3}) (.*?)(?:\s*\{#([\w-]+)\})?$/.exec(line);
    const title = plainText(heading?.[2] ?? '');
    if (heading)
      sections.push({ id: heading[3] ?? slug(title), title, level: heading[1]?.length ?? 2, text: '' });
    else (sections.at(-1) as SearchableSection).text += `${line}\n`;
  }
  return sections.map((section) => ({ ...section, text: plainText(section.text) }));
}

/**
 * Reads `content/<locale>` as docs, simply: front matter of one-line values, headings, text without code blocks.
 * For tests; the site's own docs come from its Markdown pipeline.
 *
 * @param root the folder `content`
 * @param locale `en` or `uk`
 */
export function readGuides(root: string, locale: string): SearchableDoc[] {
  const folder = path.join(root, locale);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file));
  const titles = new Map<string, string>();
  const docs = files.sort().map((file): SearchableDoc => {
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
    const value = (key: string): string =>
      new RegExp(`^${key}: *['"]?(.*?)['"]?$`, 'm').exec(head)?.[1] ?? '';
    const docId = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
    titles.set(docId, value('sidebarLabel') || value('title'));
    const route = `${locale === 'en' ? '' : `/${locale}`}/${docId && `${docId}/`}`;
    const text = body.replace(/^(?:import|export) .*$|<[^>]+>/gm, '');
    return {
      docId,
      locale,
      version: 'current',
      path: route,
      kind: 'guide',
      title: value('title'),
      description: value('description'),
      breadcrumb: [],
      sections: readSections(text),
    };
  });
  const parents = (docId: string): string[] =>
    docId
      .split('/')
      .map((_, at, all) => all.slice(0, at).join('/'))
      .filter(Boolean);
  return docs.map((doc) => ({
    ...doc,
    breadcrumb: parents(doc.docId).flatMap((parent) => titles.get(parent) ?? []),
  }));
}
