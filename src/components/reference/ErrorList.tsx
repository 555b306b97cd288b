import { useTranslation } from 'react-i18next';
import { FILLED_BY_SCRIPT } from '../filled-by-script';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import { BreakableCode } from '../breakable-name/BreakableCode';
import { SiteLink } from '../site-link/SiteLink';
import { Blocks } from './Blocks';
import * as styles from './ErrorList.module.css';

type Block = Queries.MemberBlockFragment;

interface Props {
  content: readonly Block[];
  /** The search page's path in the reader's language, without path prefix. */
  searchPath: string;
}

/**
 * The error messages by package, which open when clicked, and a box that finds them.
 * `src/page-scripts/article/filter-items.ts` adds the box's behavior.
 */
export function ErrorList({ content, searchPath }: Props) {
  const groups = groupMessages(content);
  return (
    <>
      <MessageFilter groups={groups} searchPath={searchPath} />
      <div className="markdown reference">
        {groups.map(({ id, title, messages }) => (
          <section key={id} data-group={id}>
            <LinkedHeading id={id} title={title} />
            {messages.map((message) => (
              <Message key={message.id} block={message} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

interface Group {
  id: string;
  title: string;
  messages: Block[];
}

function groupMessages(content: readonly Block[]): Group[] {
  const groups: Group[] = [];
  for (const block of content)
    if (block.type === 'title') groups.push({ id: block.id ?? '', title: block.title ?? '', messages: [] });
    else groups.at(-1)?.messages.push(block);
  return groups;
}

function Message({ block }: { block: Block }) {
  const { t } = useTranslation('api');
  const { id, title, notes, blocks } = block;
  const label = t('heading.link.title', { heading: title ?? '' });
  return (
    <details className={styles.message} data-item="" data-notes={notes?.join('\n')}>
      <summary>
        <h3 id={id ?? ''}>
          <BreakableCode code={title ?? ''} />
        </h3>
        <span className={styles.notes}>
          {notes?.map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
        </span>
      </summary>
      <div className={styles.body}>
        <Blocks blocks={blocks ?? []} />
        <p>
          <a href={`#${id}`} className="anchor" aria-label={label} title={label} />
        </p>
      </div>
    </details>
  );
}

function MessageFilter({ groups, searchPath }: { groups: readonly Group[]; searchPath: string }) {
  const { t } = useTranslation('api');
  const label = t('reference.filter.messages');
  const notes = new Set(groups.flatMap(({ messages }) => messages.flatMap((message) => message.notes ?? [])));
  return (
    <div
      className={`needs-js ${styles.filter}`}
      data-filter=""
      data-found={t('reference.filter.messages.found')}
    >
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.choices}>
        <div role="radiogroup" aria-label={t('reference.filter.messages.kind')} className={styles.choices}>
          {['', ...[...notes].sort()].map((note) => (
            <label key={note} className={styles.choice}>
              <input
                type="radio"
                name="kind"
                value={note}
                defaultChecked={note === ''}
                className="visually-hidden"
              />
              {note || t('reference.filter.messages.kinds')}
            </label>
          ))}
        </div>
        <select aria-label={t('reference.filter.messages.package')} className={styles.choice}>
          <option value="">{t('reference.filter.messages.packages')}</option>
          {groups.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <p className={styles.status}>
        <span role="status" dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />{' '}
        <SiteLink to={searchPath} hidden>
          {t('reference.filter.messages.search')}
        </SiteLink>
      </p>
    </div>
  );
}
