/**
 * Returns the comment at the end of a member in a reference page's HTML.
 *
 * @param anchor - The ID of the member's heading.
 */
export function memberEnd(anchor: string): string {
  return `<!--end:${anchor}-->`;
}

/**
 * Replaces the comments at the ends of members.
 *
 * @param html - A reference page's body.
 * @param htmlFor - Returns the HTML to insert at a member's end, given the member's anchor.
 */
export function fillMemberEnds(html: string, htmlFor: (anchor: string) => string): string {
  return html.replace(/<!--end:([\w-]+)-->\n?/g, (_, anchor: string) => htmlFor(anchor));
}
