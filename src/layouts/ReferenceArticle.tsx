import { MarkdownBody } from '../components/markdown/MarkdownBody';
import { DefinedIn } from '../components/reference/DefinedIn';
import { PackageList } from '../components/reference/PackageList';
import { UsedInGuides } from '../components/reference/UsedInGuides';
import type { PageContext } from '../routes/to-page';
import { listedPackages } from './reference-section';
import * as styles from './ReferenceArticle.module.css';

type Reference = NonNullable<Queries.ReferencePageQuery['doc']>;

/** What is below the title of a reference page: a symbol, the symbols of a package, all packages, or all error messages. */
export function ReferenceArticle({ reference, context }: { reference: Reference; context: PageContext }) {
  const { source } = reference;
  if (reference.package === null) {
    return (
      <>
        <p className={styles.lead}>{reference.description}</p>
        {reference.html !== '' && <MarkdownBody html={reference.html} />}
        {reference.packages.length > 0 && (
          <PackageList packages={listedPackages(reference.packages, context.language)} />
        )}
      </>
    );
  }
  return (
    <>
      <MarkdownBody html={reference.html} />
      <UsedInGuides usages={context.usedIn ?? []} />
      {source && <DefinedIn file={source.file} line={source.line} url={source.url} />}
    </>
  );
}
