/** Code block languages that contain shell commands. */
export const SHELL = /^(?:bash|sh|shell|console|npm)$/;

const PROMPT = /^\s*[$>] /;

/**
 * Splits a script into commands: joins continued lines, splits at `&&`, `;`, and `|`, and drops
 * comments, prompts, and leading variables.
 */
export function readCommands(script: string): { words: string[]; line: number }[] {
  const commands: { words: string[]; line: number }[] = [];
  let words: string[] = [];
  let began = 0;
  const end = (line: number) => {
    const program = words.findIndex((word) => !/^\w+=/.test(word));
    if (program !== -1) commands.push({ words: words.slice(program), line: began });
    words = [];
    began = line;
  };
  const lines = script.split('\n');
  // If commands have a prompt, the other lines are output.
  const prompted = lines.some((line) => PROMPT.test(line));
  lines.forEach((raw, line) => {
    if (words.length === 0) began = line;
    if (prompted && words.length === 0 && !PROMPT.test(raw)) return;
    const text = raw.replace(PROMPT, '').trim();
    const continued = text.endsWith('\\');
    for (const [word] of (continued ? text.slice(0, -1) : text).matchAll(
      /#(?=\s).*|&&|\|\|?|;|(?:"[^"]*"|'[^']*'|[^\s"';|&])+/g,
    )) {
      if (word.startsWith('#')) continue;
      if (/^(?:&&|\|\|?|;)$/.test(word)) end(line);
      else words.push(word);
    }
    if (!continued) end(line + 1);
  });
  if (words.length > 0) end(began);
  return commands;
}
