import { useTranslation } from 'react-i18next';
import { Blocks } from './Blocks';
import { ItemList } from './ItemList';
import { Member } from './Member';

const NO_FACTS = { sourceUrl: null, history: null, owner: null };

interface Props {
  symbol: Pick<Queries.SymbolFieldsFragment, 'content'>;
  searchPath: string;
}

/** The configuration keys by package, and a box that finds them. */
export function KeyList({ symbol: { content }, searchPath }: Props) {
  const { t } = useTranslation('api');
  return (
    <ItemList content={content} label={t('reference.filter.keys')} searchPath={searchPath}>
      {(item) =>
        item.type === 'member' ? (
          <Member block={item} facts={NO_FACTS} usages={[]} />
        ) : (
          <Blocks blocks={[item]} />
        )
      }
    </ItemList>
  );
}
