import { useTranslation } from 'react-i18next';
import { BreakableCode } from '../breakable-name/BreakableCode';
import type { CompiledBlock } from '../../model/reference/reference-blocks';
import { Blocks } from './Blocks';
import { ItemList } from './ItemList';
import * as styles from './ErrorList.module.css';

/** The error messages by package, which open when clicked. */
export function ErrorList({ content }: { content: readonly CompiledBlock[] }) {
  const { t } = useTranslation('api');
  return (
    <ItemList content={content}>
      {({ id, title, notes, blocks }, attributes) => {
        const label = t('heading.link.title', { heading: title });
        return (
          <div className={styles.item} {...attributes}>
            <a href={`#${id}`} className={`anchor ${styles.link}`} aria-label={label} title={label} />
            <details className={styles.message}>
              <summary>
                <span>
                  <h3 id={id}>
                    <BreakableCode code={title} />
                  </h3>
                </span>
                <span className={styles.notes}>
                  {notes?.map((note) => (
                    <span key={note} className={styles.note}>
                      {note}
                    </span>
                  ))}
                </span>
              </summary>
              <div className={styles.body}>
                <Blocks blocks={blocks} />
              </div>
            </details>
          </div>
        );
      }}
    </ItemList>
  );
}
