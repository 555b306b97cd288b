import { Fragment } from 'react';

/**
 * A name of code, which may break where a word in it ends: `BaseTypeorm|Entity|Repository`, `DEFAULT_|MAP_|OPTIONS`,
 * `Page.|size`, `@softkit/|async-storage`. The name of a package does not break at its hyphens.
 */
export function BreakableName({ name }: { name: string }) {
  return (
    <>
      {name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[_/]|[A-Za-z\d]\.(?=[A-Za-z]))/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {/^[a-z\d]+-/.test(part) ? <span className="unbroken">{part}</span> : part}
        </Fragment>
      ))}
    </>
  );
}
