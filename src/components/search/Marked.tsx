import { BreakableName } from '../breakable-name/BreakableName';

interface Props {
  text: string;
  /** Where the matches are: from, up to but without; in order. */
  ranges: readonly (readonly [number, number])[];
  /** Whether the text is a name of code, which breaks between its words. */
  isName?: boolean;
}

/** A text with its matches marked. The text is never read as markup. */
export function Marked({ text, ranges, isName = false }: Props) {
  const show = (part: string) => (isName ? <BreakableName name={part} /> : part);
  const pieces = ranges.map(([start, end], at) => {
    const before = text.slice(ranges[at - 1]?.[1] ?? 0, start);
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
