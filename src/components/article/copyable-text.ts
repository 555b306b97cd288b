const SHELLS = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'powershell']);
const DOLLAR_PROMPT = /^\s*\$ /;
const ANGLE_PROMPT = /^\s*> /;
const COMMENT = /^\s*# /;

/**
 * Returns the text that a code block's copy button copies. For a shell session, these are the
 * commands and comments without prompts and output; for a `diff-…` block, the new lines; for
 * everything else, the code as it is.
 *
 * @param language - Fence language, such as `bash`.
 */
export function copyableText(code: string, language: string): string {
  const lines = code.replace(/\n$/, '').split('\n');
  if (language.startsWith('diff-')) {
    return lines
      .filter((line) => !line.startsWith('-'))
      .map((line) => line.replace(/^[+ ]/, ''))
      .join('\n');
  }
  const prompt = SHELLS.has(language) ? promptOf(lines) : null;
  return (prompt ? commandsOf(lines, prompt) : lines).join('\n');
}

/** Returns a pattern for a shell session's prompt, or null when the lines are a script. */
function promptOf(lines: readonly string[]): RegExp | null {
  if (lines.some((line) => DOLLAR_PROMPT.test(line))) return DOLLAR_PROMPT;
  return ANGLE_PROMPT.test(lines[0] ?? '') ? ANGLE_PROMPT : null;
}

function commandsOf(lines: readonly string[], prompt: RegExp): string[] {
  const commands: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (prompt.test(line)) {
      const end = commandEnd(lines, index, prompt);
      commands.push(...withoutPrompts(lines.slice(index, end), prompt));
      index = end - 1;
    } else if (COMMENT.test(line)) commands.push(line);
  }
  return commands;
}

/** Returns the index after a command's last line, if it starts at `start`. */
function commandEnd(lines: readonly string[], start: number, prompt: RegExp): number {
  let command = (lines[start] ?? '').replace(prompt, '');
  const heredoc = heredocEnd(lines, start);
  if (heredoc !== null) return heredoc + 1;
  let end = start + 1;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? '';
    // The shell shows `> ` before each further line of a loop or another unfinished command.
    const isContinued = command.endsWith('\\') || hasOpenQuote(command) || ANGLE_PROMPT.test(line);
    if (!isContinued || prompt.test(line)) break;
    command += `\n${line.replace(ANGLE_PROMPT, '')}`;
  }
  return end;
}

/**
 * Finds the line that ends the heredoc opened on the line `start`. Returns its index, or null without a
 * heredoc or its end.
 */
function heredocEnd(lines: readonly string[], start: number): number | null {
  const delimiter = /(?<!<)<<-?\s*(["']?)(\w+)\1/.exec(lines[start] ?? '')?.[2];
  if (delimiter === undefined) return null;
  const end = lines.findIndex(
    (line, index) => index > start && line.replace(ANGLE_PROMPT, '').trim() === delimiter,
  );
  return end === -1 ? null : end;
}

function withoutPrompts(command: readonly string[], prompt: RegExp): string[] {
  const [first = '', ...rest] = command;
  // In a heredoc, `> ` may belong to the text: it is a prompt only if the last line has it too.
  const hasPrompts = ANGLE_PROMPT.test(rest.at(-1) ?? '');
  return [
    first.replace(prompt, ''),
    ...rest.map((line) => (hasPrompts ? line.replace(ANGLE_PROMPT, '') : line)),
  ];
}

function hasOpenQuote(command: string): boolean {
  let quote = '';
  for (const [sign] of command.matchAll(/\\.|["']/gs)) {
    if (sign === quote) quote = '';
    else if (quote === '' && sign.length === 1) quote = sign;
  }
  return quote !== '';
}

/** Returns a code block's text without the notes between its lines. */
export function codeOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const note of copy.querySelectorAll('.sample-note')) note.remove();
  return copy.textContent ?? '';
}
