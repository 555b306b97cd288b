import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FILLED_BY_SCRIPT } from '../filled-by-script';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import { SiteLink } from '../site-link/SiteLink';
import { BlockAt } from './Blocks';
import * as styles from './ItemList.module.css';

type Block = Queries.MemberBlockFragment;

interface Props {
  /** The introduction, then each package's title and items. */
  content: readonly Block[];
  /** The label of the box that finds items. */
  label: string;
  /** The search page's path in the reader's language, without path prefix. */
  searchPath: string;
  /** Shows an item, with a level 3 heading. */
  children: (item: Block) => ReactNode;
}

/**
 * Error messages or configuration keys by package, and a box that finds them.
 * `src/page-scripts/article/filter-items.ts` adds the box's behavior.
 */
export function ItemList({ content, label, searchPath, children }: Props) {
  const start = content.findIndex(({ type }) => type === 'title');
  const groups = groupItems(content.slice(start));
  return (
    <>
      <ItemFilter groups={groups} label={label} searchPath={searchPath} />
      <div className="markdown reference">
        {content.slice(0, start).map((_, index) => (
          <BlockAt key={index} blocks={content} index={index} />
        ))}
        {groups.map(({ id, title, items }) => (
          <section key={id} data-group={id} className={styles.group}>
            <LinkedHeading id={id} title={title} />
            {items.map((item) => (
              <Fragment key={item.id}>{children(item)}</Fragment>
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
  items: Block[];
}

function groupItems(content: readonly Block[]): Group[] {
  const groups: Group[] = [];
  for (const block of content)
    if (block.type === 'title') groups.push({ id: block.id ?? '', title: block.title ?? '', items: [] });
    else groups.at(-1)?.items.push(block);
  return groups;
}

interface FilterProps extends Pick<Props, 'label' | 'searchPath'> {
  groups: readonly Group[];
}

function ItemFilter({ groups, label, searchPath }: FilterProps) {
  const { t } = useTranslation('api');
  const notes = [...new Set(groups.flatMap(({ items }) => items.flatMap((item) => item.notes ?? [])))];
  return (
    <form
      data-wide=""
      className={`needs-js ${styles.filter}`}
      data-filter=""
      data-found={t('reference.filter.items.found')}
    >
      <input
        type="search"
        name="q"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.choices}>
        {notes.length > 0 && (
          <div role="radiogroup" aria-label={t('reference.filter.kind')} className={styles.choices}>
            {['', ...notes.sort()].map((note) => (
              <label key={note} className={styles.choice}>
                <input
                  type="radio"
                  name="kind"
                  value={note}
                  defaultChecked={note === ''}
                  className="visually-hidden"
                />
                {note || t('reference.filter.kind.all')}
              </label>
            ))}
          </div>
        )}
        <select name="package" aria-label={t('reference.filter.package')} className={styles.choice}>
          <option value="">{t('reference.filter.packages')}</option>
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
          {t('reference.filter.search.all')}
        </SiteLink>{' '}
        <button type="reset" className={styles.choice} hidden>
          {t('reference.filter.clear')}
        </button>
      </p>
    </form>
  );
}
