import type { Located } from '../../../plugins/gatsby-transformer-docs/src/samples/read-guide';

/** Finds the Ukrainian text of doc comments, by paragraph: what follows a tag `@uk…` up to the next tag. Code is a backtick. */
export function readUkrainianComments(source: string): Located[] {
  const texts: Located[] = [];
  for (const comment of source.matchAll(/\/\*\*[\s\S]*?\*\//g)) {
    const first = source.slice(0, comment.index).split('\n').length;
    let ukrainian = false;
    let paragraph: Located | undefined;
    comment[0].split('\n').forEach((raw, index) => {
      const line = raw.replace(/\*\/$/, '').replace(/^\s*(?:\/\*\*|\*)? ?/, '');
      const tag = /^@(\w+)/.exec(line)?.[1];
      if (tag !== undefined) ukrainian = /^uk/.test(tag);
      const text = line.replace(/^@uk\w*(?: \S+ -)? ?/, '');
      if (!ukrainian || text.trim() === '') paragraph = undefined;
      else if (tag === undefined && paragraph) paragraph.text += `\n${text}`;
      else texts.push((paragraph = { text, line: first + index }));
    });
  }
  return texts.map(({ text, line }) => ({
    text: text.replace(/`[^`]*`|\{@link\s[^}]*\}/g, (code) => (code.includes('\n') ? '`\n' : '`')),
    line,
  }));
}
