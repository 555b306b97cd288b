/** What a page says of itself to scripts, in the data block `#boot` of its HTML. */
interface PageFacts {
  /** Path prefix of the site, without a slash at the end. */
  base: string;
}

let facts: PageFacts | undefined;

/** The facts of the page. In development, where no page has the block, the site is at the root. */
export function pageFacts(): PageFacts {
  facts ??= JSON.parse(document.getElementById('boot')?.textContent || '{"base":""}') as PageFacts;
  return facts;
}

/** Whether the reader asked for less data, or has a connection on which every byte is felt. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
