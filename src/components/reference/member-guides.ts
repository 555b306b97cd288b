import { fillMemberEnds } from '../../model/member-end';
import { escapeHtml } from '../../model/text';
import type { GuideUsage } from '../../routes/guide-usages';

/**
 * Adds links to guides below the members that the guides use, and an example from one of them.
 *
 * @param html - A reference page's body.
 * @param guides - The guide sections by the member's anchor.
 * @param labels - Text before the links, such as "In guides:", and the title of the example.
 * @returns The body without the comments at the ends of members.
 */
export function addMemberGuides(
  html: string,
  guides: Readonly<Record<string, readonly GuideUsage[]>>,
  labels: { guides: string; example: string },
): string {
  return fillMemberEnds(html, (anchor) => {
    const usages = Object.hasOwn(guides, anchor) ? guides[anchor] : undefined;
    if (!usages) return '';
    const links = usages.map(({ path, title, section, lang }) => {
      const text = escapeHtml(section ? `${title}: ${section}` : title);
      return `<a href="${escapeHtml(path)}"${lang ? ` lang="${lang}"` : ''}>${text}</a>`;
    });
    const list = `<p>${escapeHtml(labels.guides)} ${links.join(', ')}</p>`;
    const code = usages.find(({ example }) => example)?.example;
    const example = code
      ? `<details><summary>${escapeHtml(labels.example)}</summary><figure class="code" data-language="ts"><pre tabindex="0"><code>${code}</code></pre></figure></details>`
      : '';
    return `<div class="member-guides">${example}${list}</div>\n`;
  });
}
