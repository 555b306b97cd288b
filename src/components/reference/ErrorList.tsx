import { BreakableCode } from '../breakable-name/BreakableCode';
import type { CompiledBlock } from '../../model/reference/reference-blocks';
import { Blocks } from './Blocks';
import { Fold } from './Fold';
import { ItemList } from './ItemList';
import * as styles from './ErrorList.module.css';

/** The error messages by package, which open when clicked. */
export function ErrorList({ content }: { content: readonly CompiledBlock[] }) {
  return (
    <ItemList content={content}>
      {({ id, title, notes, blocks }, attributes) => (
        <div className={styles.message} {...attributes}>
          <Fold
            id={id}
            title={title}
            summary={
              <>
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
              </>
            }
          >
            <div className={styles.body}>
              <Blocks blocks={blocks} />
            </div>
          </Fold>
        </div>
      )}
    </ItemList>
  );
}
