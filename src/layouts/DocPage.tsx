import type { ReactNode } from 'react';
import type { PageContext } from '../routes/to-page';
import { DocsLayout } from './DocsLayout';
import { OutdatedLine } from './OutdatedLine';
import { PageFoot } from './PageFoot';
import { PageHead } from './PageHead';
import type { SidebarSection } from './use-docs-navigation';

/** The answer of a template's query, as far as all templates share it. */
interface DocData {
  doc: Queries.DocFieldsFragment | (Queries.DocFieldsFragment & Queries.GuideFieldsFragment) | null;
  site: Queries.SiteUrlFragment | null;
}

interface Props {
  doc: NonNullable<DocData['doc']>;
  site: DocData['site'];
  context: PageContext;
  /** The `h1` with what belongs to it; the plain title where absent. */
  heading?: ReactNode;
  section?: SidebarSection;
  children: ReactNode;
}

/** A page that shows a Doc. A guide, which has a source that can be edited, says so at its foot. */
export function DocPage({ doc, site, context, heading, section, children }: Props) {
  const guide = 'sourcePath' in doc ? doc : null;
  return (
    <DocsLayout
      context={context}
      title={doc.title}
      heading={heading}
      headings={doc.headings}
      sourcePath={guide?.sourcePath}
      section={section}
      meta={
        <PageFoot
          sourcePath={guide?.sourcePath ?? null}
          lastUpdated={guide?.lastUpdated ?? null}
          title={doc.title}
          path={context.i18n.path}
          siteUrl={siteUrlOf(site)}
        />
      }
    >
      {guide?.outdated && <OutdatedLine slug={context.slug} />}
      {children}
    </DocsLayout>
  );
}

interface HeadProps {
  data: DocData;
  pageContext: PageContext;
}

/** The `Head` of every template. */
export function DocHead({ data: { doc, site }, pageContext }: HeadProps) {
  return (
    <PageHead
      context={pageContext}
      title={doc?.title ?? ''}
      description={doc?.description ?? ''}
      siteUrl={siteUrlOf(site)}
    />
  );
}

function siteUrlOf(site: DocData['site']): string {
  return site?.siteMetadata?.siteUrl ?? '';
}
