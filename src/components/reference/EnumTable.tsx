import { BreakableName } from '../breakable-name/BreakableName';
import { Html } from '../markdown/Html';
import type { CompiledRow } from '../../model/reference/reference-blocks';
import { History } from './History';
import { Description } from './Rows';
import { SourceLink } from './SourceLink';

interface Props {
  head: readonly string[];
  rows: readonly CompiledRow[];
}

/** The members of an enum with their values. Each row has an ID. */
export function EnumTable({ head, rows }: Props) {
  const has = { code: rows.some(({ code }) => code), text: rows.some(({ text }) => text) };
  const [name, value, description] = head;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className="table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>{name}</th>
            {has.code && <th>{value}</th>}
            {has.text && <th>{description}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { sourceUrl = null, history } = row;
            const end = (
              <>
                {history && <History history={history} />}
                <SourceLink url={sourceUrl} name={row.name} />
              </>
            );
            return (
              <tr key={row.id} id={row.id}>
                <th scope="row">
                  <code>
                    <BreakableName name={row.name} />
                  </code>
                  {!has.code && !has.text && end}
                </th>
                {has.code && (
                  <td>
                    {row.code && <Html as="code" html={row.code.html} />}
                    {!has.text && end}
                  </td>
                )}
                {has.text && (
                  <td>
                    <Description row={row} />
                    {end}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
