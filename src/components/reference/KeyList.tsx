import { LinkedHeading } from '../linked-heading/LinkedHeading';
import type {
  CompiledBlock,
  CompiledCode,
  CompiledPart,
  CompiledText,
  InlineBlock,
} from '../../model/reference/reference-blocks';
import { Blocks } from './Blocks';
import { ItemList } from './ItemList';
import * as styles from './KeyList.module.css';
import { Headline } from './Member';

/** The configuration keys by package. The packages are closed at first. */
export function KeyList({ content }: { content: readonly CompiledBlock[] }) {
  return (
    <ItemList content={content} isFolded>
      {({ id, title, headline = [], blocks }, attributes) => (
        <div className={`member ${styles.key}`} {...attributes}>
          <div className="member-head">
            <LinkedHeading id={id} title={title} level={3} />
            <Headline parts={headline} />
          </div>
          <Blocks blocks={blocks.filter((block) => !isNamed(block))} />
          <Headline parts={blocks.filter(isNamed)} />
        </div>
      )}
    </ItemList>
  );
}

/** Checks for a part with a name, such as what reads the key. */
const isNamed = (block: CompiledPart): block is InlineBlock<CompiledCode, CompiledText> =>
  (block.type === 'links' || block.type === 'text') && block.title !== undefined;
