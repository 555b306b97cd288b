import { Fragment } from 'react';
import { BreakableName } from '../breakable-name/BreakableName';
import { Html } from '../markdown/Html';
import type { CompiledRow } from '../../model/reference/reference-blocks';
import { Comment } from './Comment';
import { NamedLink } from './NamedLink';

/** Parameters, properties, or symbols: name and type, and what they mean. */
export function Rows({ rows }: { rows: readonly CompiledRow[] }) {
  return (
    <dl className={rows.some(({ target }) => target) ? 'entries' : 'entries fields'}>
      {rows.map((row) => (
        <div key={row.name}>
          <dt>
            <NamedLink name={row.name} target={row.target ?? null}>
              <BreakableName name={row.name} />
            </NamedLink>
            <Notes notes={row.notes} />
          </dt>
          <dd>
            {row.code && <Html as="code" html={row.code.html} />}
            {row.code && row.text && ' — '}
            <Description row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Words after a name or type, such as "optional". */
export function Notes({ notes }: { notes: readonly string[] | undefined }) {
  return (
    <>
      {notes?.map((note) => (
        <Fragment key={note}>
          {' '}
          <em>{note}</em>
        </Fragment>
      ))}
    </>
  );
}

/** A row's text and the note after it, without a paragraph if they are one line. */
export function Description({ row: { text, note } }: { row: CompiledRow }) {
  return (
    <>
      {text && !text.rest && <Html html={text.first} lang={text.lang ?? undefined} />}
      {text?.rest && <Comment text={text} />}
      {note && (
        <>
          {text && ' '}
          <Html html={note.first} />
        </>
      )}
    </>
  );
}
