import { fillMemberEnds } from '../../model/member-end';
import { escapeHtml } from '../../model/text';
import type { GuideUsage } from '../../routes/guide-usages';

/**
 * Adds links to guides below the members that the guides use.
 *
 * @param html - A reference page's body.
 * @param guides - The guide sections by the member's anchor.
 * @param label - Text before the links, such as "In guides:".
 * @returns The body without the comments at the ends of members.
 */
export function addMemberGuides(
  html: string,
  guides: Readonly<Record<string, readonly GuideUsage[]>>,
  label: string,
): string {
  return fillMemberEnds(html, (anchor) => {
    const usages = Object.hasOwn(guides, anchor) ? guides[anchor] : undefined;
    if (!usages) return '';
    const links = usages.map(({ path, title, section, lang }) => {
      const text = escapeHtml(section ? `${title}: ${section}` : title);
      return `<a href="${escapeHtml(path)}"${lang ? ` lang="${lang}"` : ''}>${text}</a>`;
    });
    return `<p class="member-guides">${escapeHtml(label)} ${links.join(', ')}</p>\n`;
  });
}
