import { TitleText } from '../components/breakable-name/TitleText';
import { findKind } from '../model/reference/kinds';
import { ReferenceHeading } from '../components/reference/ReferenceHeading';

interface Props {
  reference: {
    readonly title: string;
    readonly symbol: string | null;
    readonly kind: string | null;
    readonly deprecated: boolean;
    readonly abstract: boolean;
  };
}

/** A reference page's heading: a symbol's name with its badges, or a list's plain title. */
export function ReferenceTitle({ reference: { title, symbol, kind, deprecated, abstract } }: Props) {
  const symbolKind = findKind(kind)?.kind;
  if (symbol === null || !symbolKind)
    return (
      <h1>
        <TitleText title={title} />
      </h1>
    );
  return <ReferenceHeading name={symbol} kind={symbolKind} deprecated={deprecated} abstract={abstract} />;
}
