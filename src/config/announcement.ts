/** A message above the navbar. Change the ID to show it again to readers who dismissed it. */
interface Announcement {
  id: string;
  /** Text by locale. Links are written as [text](/path/). */
  text: Record<string, string>;
}

/** The current announcement, or null. */
export const announcement: Announcement | null = null as Announcement | null;
