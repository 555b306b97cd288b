const START = '<!-- softkit-docs-copy -->';
const END = '<!-- /softkit-docs-copy -->';

interface DocsCopy {
  /** Folder with the copied pages, from the project. */
  folder: string;
  /** The installed packages with their versions. */
  versions: string;
  /** The command that writes the copies, as it was run. */
  command: string;
}

/** Replaces the block about the copied pages in an `AGENTS.md`, or adds it at the end. */
export function withBlock(text: string, { folder, versions, command }: DocsCopy): string {
  const block = `${START}

## Softkit documentation

\`${folder}/index.md\` lists the documentation of the installed Softkit packages: ${versions}. Read it before you write or change
code that uses them, and open the pages that it names. After an upgrade, run:

\`\`\`bash
${command} --out ${folder}
\`\`\`

${END}`;
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start >= 0 && end > start) return text.slice(0, start) + block + text.slice(end + END.length);
  return `${text.trim() === '' ? '' : `${text.trimEnd()}\n\n`}${block}\n`;
}
