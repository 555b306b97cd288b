import { ItemList } from './ItemList';
import { Member } from './Member';

const NO_FACTS = { sourceUrl: null, history: null, owner: null };

/** The configuration keys by package. */
export function KeyList({ content }: Pick<Queries.SymbolFieldsFragment, 'content'>) {
  return (
    <ItemList content={content}>
      {(item, attributes) => <Member block={item} facts={NO_FACTS} usages={[]} attributes={attributes} />}
    </ItemList>
  );
}
