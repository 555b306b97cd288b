import type { ReactNode } from 'react';
import { USED_IN_GUIDES } from '../components/reference/UsedInGuides';
import { useMessages } from '../i18n/use-messages';
import type { PageContext } from '../routes/to-page';
import { DocsLayout } from './DocsLayout';
import { OutdatedLine } from './OutdatedLine';
import { PageFoot } from './PageFoot';
import { PageHead } from './PageHead';
import type { SidebarSection } from './use-docs-navigation';

/** The query fields that all templates share. */
interface DocData {
  doc: Queries.DocFieldsFragment | (Queries.DocFieldsFragment & Queries.GuideFieldsFragment) | null;
  site: Queries.SiteUrlFragment | null;
}

interface Props {
  doc: NonNullable<DocData['doc']>;
  site: DocData['site'];
  context: PageContext;
  /** Replaces the default heading, which is the plain title. */
  heading?: ReactNode;
  section?: SidebarSection;
  children: ReactNode;
}

/** A doc page. Guides also get an edit link and the last update's date. */
export function DocPage({ doc, site, context, heading, section, children }: Props) {
  const guide = 'sourcePath' in doc ? doc : null;
  const { t } = useMessages();
  const usedIn = { id: USED_IN_GUIDES, title: t('reference.usedIn'), level: 2 };
  return (
    <DocsLayout
      context={context}
      title={doc.title}
      heading={heading}
      headings={context.usedIn && doc.headings.length > 0 ? [...doc.headings, usedIn] : doc.headings}
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

/** The `Head` component for all templates. */
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
