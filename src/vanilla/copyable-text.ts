const SHELLS = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'powershell']);
const PROMPT = /^\s*[$>] /;

/**
 * What a reader wants in the clipboard of a block of code: commands without their prompts and without the output between them, and the
 * new side of a `diff-…` block. Other code unchanged.
 *
 * @param language - As the fence names it.
 */
export function copyableText(code: string, language: string): string {
  const lines = code.replace(/\n$/, '').split('\n');
  if (language.startsWith('diff-')) {
    return lines
      .filter((line) => !line.startsWith('-'))
      .map((line) => line.replace(/^[+ ]/, ''))
      .join('\n');
  }
  if (!SHELLS.has(language) || !PROMPT.test(lines[0] ?? '')) return lines.join('\n');
  const commands = lines.filter(
    (line, index) => PROMPT.test(line) || (lines[index - 1] ?? '').endsWith('\\'),
  );
  return commands.map((line) => line.replace(PROMPT, '')).join('\n');
}

/** The text of a block without the notes between its lines. */
export function codeOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const note of copy.querySelectorAll('.sample-note')) note.remove();
  return copy.textContent ?? '';
}
