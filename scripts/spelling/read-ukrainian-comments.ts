import type { Located } from '../guides/read-guide';

/** Finds the Ukrainian text of doc comments: what follows a tag `@uk…` up to the next tag. Code is left out. */
export function readUkrainianComments(source: string): Located[] {
  const texts: Located[] = [];
  for (const comment of source.matchAll(/\/\*\*[\s\S]*?\*\//g)) {
    const first = source.slice(0, comment.index).split('\n').length;
    let ukrainian = false;
    comment[0].split('\n').forEach((raw, index) => {
      const line = raw.replace(/\*\/$/, '').replace(/^\s*(?:\/\*\*|\*)? ?/, '');
      const tag = /^@(\w+)/.exec(line)?.[1];
      if (tag !== undefined) ukrainian = /^uk/.test(tag);
      const text = line.replace(/^@uk\w*(?: \S+ -)?/, '').replace(/`[^`]*`|\{@link [^}]*\}/g, '`');
      if (ukrainian && text.trim() !== '') texts.push({ text, line: first + index });
    });
  }
  return texts;
}
