/** A message above the navbar. A new id shows it again to those who dismissed the last one. */
interface Announcement {
  id: string;
  /** By locale; a link is written as [text](/path/). */
  text: Record<string, string>;
}

/** The announcement that is shown now, or null. */
export const announcement: Announcement | null = null as Announcement | null;
