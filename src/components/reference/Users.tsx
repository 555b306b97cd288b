import { useTranslation } from 'react-i18next';
import { BreakableName } from '../breakable-name/BreakableName';
import type { CompiledRow } from '../../model/reference/reference-blocks';
import { NamedLink } from './NamedLink';
import { Notes } from './Rows';

/** Longer lists show the rest on demand. */
const SHOWN = 8;

interface Props {
  title: string;
  rows: readonly CompiledRow[];
}

/** Symbols and members that use a symbol in one way, with their packages. */
export function Users({ title, rows }: Props) {
  const { t } = useTranslation('api');
  const label = `${title}:`;
  return (
    <div className="users">
      <p>
        <strong>{label}</strong>
      </p>
      <UserList rows={rows.slice(0, SHOWN)} />
      {rows.length > SHOWN && (
        <details>
          <summary>{t('reference.allUsers', { count: rows.length })}</summary>
          <UserList rows={rows.slice(SHOWN)} />
        </details>
      )}
    </div>
  );
}

function UserList({ rows }: Pick<Props, 'rows'>) {
  return (
    <ul>
      {rows.map(({ name, target, kind, notes }, index) => (
        <li key={index}>
          <NamedLink name={name} target={target ?? null} kind={kind}>
            <BreakableName name={name} />
          </NamedLink>
          <Notes notes={notes} />
        </li>
      ))}
    </ul>
  );
}
