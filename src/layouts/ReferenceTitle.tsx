import { findKind } from '../model/kinds';
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

/** The title of a reference page: a symbol's name with its badges, or the plain title of a list. */
export function ReferenceTitle({ reference: { title, symbol, kind, deprecated, abstract } }: Props) {
  const known = findKind(kind);
  if (symbol === null || !known) return <h1>{title}</h1>;
  return <ReferenceHeading name={symbol} kind={known.kind} deprecated={deprecated} abstract={abstract} />;
}
