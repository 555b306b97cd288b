interface Props {
  text: string;
  /** Where the matches are: from, up to but without; in order. */
  ranges: readonly (readonly [number, number])[];
}

/** A text with its matches marked. The text is never read as markup. */
export function Marked({ text, ranges }: Props) {
  const pieces = ranges.map(([start, end], at) => {
    const before = text.slice(ranges[at - 1]?.[1] ?? 0, start);
    return (
      <span key={start}>
        {before}
        <mark>{text.slice(start, end)}</mark>
      </span>
    );
  });
  return (
    <>
      {pieces}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
