export interface Heading {
  id: string;
  title: string;
  level: number;
}

/** Longer lists are easier to scan without level 3 headings. */
const MAX_ENTRIES = 200;

/**
 * Selects the headings for a table of contents: levels 2 and 3, or only level 2 if there are more than
 * 200.
 *
 * @param headings - All headings on the page.
 * @returns At most 200 headings.
 */
export function tocHeadings<Entry extends Heading>(headings: readonly Entry[]): Entry[] {
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  return shown.length <= MAX_ENTRIES ? shown : shown.filter(({ level }) => level === 2).slice(0, MAX_ENTRIES);
}

/** Checks whether a page has so many members that its table of contents leaves them out. */
export function hidesMembers(headings: readonly Heading[]): boolean {
  const isMember = ({ level }: Heading) => level === 3;
  return headings.some(isMember) && !tocHeadings(headings).some(isMember);
}
