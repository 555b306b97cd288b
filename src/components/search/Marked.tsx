import { BreakableName } from '../breakable-name/BreakableName';

interface Props {
  text: string;
  /** Start and end (exclusive) of each match, in order. */
  ranges: readonly (readonly [number, number])[];
  /** Whether the text is a code name, which can wrap between its words. */
  isName?: boolean;
}

/** Text with highlighted matches. The text is never parsed as HTML. */
export function Marked({ text, ranges, isName = false }: Props) {
  const show = (part: string) => (isName ? <BreakableName name={part} /> : part);
  const pieces = ranges.map(([start, end], index) => {
    const before = text.slice(ranges[index - 1]?.[1] ?? 0, start);
    return (
      <span key={start}>
        {show(before)}
        {isName && <wbr />}
        <mark>{show(text.slice(start, end))}</mark>
        {isName && <wbr />}
      </span>
    );
  });
  return (
    <>
      {pieces}
      {show(text.slice(ranges.at(-1)?.[1] ?? 0))}
    </>
  );
}
