import { Fragment } from 'react';
import { constantParts } from '../../model/text/text';

/** Code whose names in capitals can wrap after their underscores. */
export function BreakableCode({ code }: { code: string }) {
  return (
    <>
      {constantParts(code).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
