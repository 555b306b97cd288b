import { Fragment } from 'react';
import { nameWords } from '../../model/text/text';

/** A code name that can wrap between its words, see `nameWords`. */
export function BreakableName({ name }: { name: string }) {
  return (
    <>
      {nameWords(name).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {/^[a-z\d]+-/.test(part) ? <span className="held-together">{part}</span> : part}
        </Fragment>
      ))}
    </>
  );
}
