/** What a line of Markdown refers to and plain Markdown has to say in another way. */
export interface InlineContext {
  /** Address of a link's target by what the author wrote; undefined leaves the link as it is. */
  linkOf: (written: string) => string | undefined;
  /** Address of the next picture of the body; undefined leaves its text only. */
  nextImage: () => string | undefined;
}

/** Rewrites links, pictures and inline directives of one line; text in code spans is left alone. */
export function plainInline(line: string, context: InlineContext): string {
  const named = line.replace(/(?<!!)\[\]\((api:[^)\s]+)\)/g, (_, target: string) => {
    const name = /([^/]+)$/.exec(target.replace(/^api:/, '').replace(/#.*$/, ''))?.[1] ?? target;
    return `[\`${name}\`](${target})`;
  });
  return splitCode(named)
    .map(({ text, isCode }) => (isCode ? text : plainText(text, context)))
    .join('');
}

function plainText(text: string, { linkOf, nextImage }: InlineContext): string {
  return text
    .replace(/!\[([^\]]*)\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g, (_, alt: string) => {
      const src = nextImage();
      return src === undefined ? alt : `![${alt}](${src})`;
    })
    .replace(
      /\]\(<?((?:[^()\s<>]|\([^()\s]*\))+)>?((?:\s+"[^"]*")?)\)/g,
      (whole, written: string, title: string) => {
        const target = linkOf(written);
        return target === undefined ? whole : `](${target}${title})`;
      },
    )
    .replace(/^(\s*\[[^\]]+\]:\s+)(\S+)/, (whole, label: string, written: string) => {
      const target = linkOf(written);
      return target === undefined ? whole : label + target;
    })
    .replace(/(?<![\w:]):(?:badge|kbd)\[([^\]]*)\](?:\{[^}]*\})?/g, '$1');
}

/** Parts a line at its code spans: a run of backticks up to the next run of the same length. */
function splitCode(line: string): { text: string; isCode: boolean }[] {
  const parts: { text: string; isCode: boolean }[] = [];
  let rest = line;
  for (;;) {
    const match = /(?<![`\\])(`+)(?!`)[^]*?[^`]\1(?!`)/.exec(rest);
    if (!match) return [...parts, { text: rest, isCode: false }];
    parts.push({ text: rest.slice(0, match.index), isCode: false }, { text: match[0], isCode: true });
    rest = rest.slice(match.index + match[0].length);
  }
}
