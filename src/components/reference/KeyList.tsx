import type { CompiledBlock } from '../../model/reference/reference-blocks';
import { ItemList } from './ItemList';
import { Member } from './Member';

const NO_ORIGIN = { sourceUrl: null, history: null, owner: null };

/** The configuration keys by package. */
export function KeyList({ content }: { content: readonly CompiledBlock[] }) {
  return (
    <ItemList content={content}>
      {(item, attributes) => <Member block={item} origin={NO_ORIGIN} usages={[]} attributes={attributes} />}
    </ItemList>
  );
}
