import { useTranslation } from 'react-i18next';
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
      {(item) => <Member block={item} facts={NO_FACTS} usages={[]} />}
    </ItemList>
  );
}
