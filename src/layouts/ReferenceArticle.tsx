import { useTranslation } from 'react-i18next';
import { DefinedIn } from '../components/reference/DefinedIn';
import { ErrorList } from '../components/reference/ErrorList';
import { ItemFilter } from '../components/reference/ItemFilter';
import { filterChoices } from '../components/reference/ItemList';
import { KeyList } from '../components/reference/KeyList';
import { filterPackages, kindCounts } from '../components/reference/filter-packages';
import { listedPackages } from '../components/reference/listed-packages';
import { PackageFilter } from '../components/reference/PackageFilter';
import { PackageList } from '../components/reference/PackageList';
import { SymbolContent } from '../components/reference/SymbolContent';
import { UsedInGuides } from '../components/reference/UsedInGuides';
import { SiteLink } from '../components/site-link/SiteLink';
import { Island } from '../islands/Island';
import { changesSlug, localePath } from '../model/docs/addresses';
import type { CompiledBlock } from '../model/reference/reference-blocks';
import type { PageContext } from '../routes/to-page';
import { ChangesArticle } from './ChangesArticle';
import * as styles from './ReferenceArticle.module.css';
import { useGuidePath } from './use-guide-path';

type Reference = NonNullable<Queries.ReferencePageQuery['doc']>;

/** The guide to upgrades. */
const UPGRADE_SLUG = '/how-to/upgrade/';

interface Props {
  reference: Reference;
  context: PageContext;
  /** Whether the reference has changes pages. */
  hasChanges: boolean;
}

/** A reference page's body: a symbol, a package, all packages, errors, configuration, or releases. */
export function ReferenceArticle({ reference, context, hasChanges }: Props) {
  const { source } = reference;
  const content = reference.content as unknown as readonly CompiledBlock[];
  const { t } = useTranslation('api');
  const guidePath = useGuidePath(UPGRADE_SLUG, context.language);
  const lead = (
    <p className={styles.lead} data-introduction="">
      {reference.description}
    </p>
  );
  if (reference.pageKind === 'changes')
    return (
      <>
        {lead}
        <ChangesArticle releases={reference.releases} packageName={reference.package} guidePath={guidePath} />
      </>
    );
  if (reference.pageKind === 'errors' || reference.pageKind === 'configuration') {
    const [items, List] =
      reference.pageKind === 'errors' ? (['messages', ErrorList] as const) : (['keys', KeyList] as const);
    return (
      <Island name="ItemFilter" component={ItemFilter} props={{ items, ...filterChoices(content) }}>
        {lead}
        <List content={content} />
      </Island>
    );
  }
  if (reference.package === null) {
    const packages = listedPackages(reference.packages, context.language);
    return (
      <>
        {lead}
        {reference.pageKind === 'root' && (
          <div className={styles.links}>
            {hasChanges && (
              <p>
                <SiteLink to={localePath(changesSlug(), context.language)}>{t('changes.link.all')}</SiteLink>
              </p>
            )}
            <SymbolContent content={content} history={reference.history} guides={{}} />
          </div>
        )}
        {packages.length > 0 && (
          <Island name="PackageFilter" component={PackageFilter} props={{ counts: kindCounts(packages) }}>
            <PackageList packages={filterPackages(packages, { text: '', kind: null })} />
          </Island>
        )}
      </>
    );
  }
  return (
    <>
      <SymbolContent content={content} history={reference.history} guides={context.memberGuides ?? {}} />
      <UsedInGuides usages={context.usedIn ?? []} />
      {source && <DefinedIn {...source} />}
    </>
  );
}
