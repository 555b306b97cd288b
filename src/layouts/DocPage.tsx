import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitleText } from '../components/breakable-name/TitleText';
import { USED_IN_GUIDES } from '../components/reference/UsedInGuides';
import type { PageContext } from '../routes/to-page';
import { asksForFeedback } from '../config/feedback';
import { DocsLayout } from './DocsLayout';
import { Feedback } from './Feedback';
import { langOf } from '../locales/locales';
import { OutdatedLine } from './OutdatedLine';
import { PackageLine } from './PackageLine';
import { PageActions, PageTitle } from './PageActions';
import { PageFoot } from './PageFoot';
import { PageHead } from './PageHead';
import { useGuidePath } from './use-guide-path';
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
  /** Whether the body has the title, in a `Hero`. */
  hasHero?: boolean;
  section?: SidebarSection;
  children: ReactNode;
}

/** The guide for readers who work with a coding assistant. */
const ASSISTANTS_SLUG = '/how-to/use-assistants/';

/** A doc page. With a `Hero`, the menu of its actions is below the text, and it has no table of contents. */
export function DocPage({ doc, site, context, heading, hasHero = false, section, children }: Props) {
  const guide = 'sourcePath' in doc ? doc : null;
  const { t } = useTranslation('api');
  const headings = hasHero ? [] : doc.headings;
  const isUsed = context.usedIn !== undefined && context.package !== null && headings.length > 0;
  const actions = {
    sourcePath: guide?.sourcePath ?? null,
    title: doc.title,
    path: context.i18n.path,
    siteUrl: siteUrlOf(site),
    assistantsPath: useGuidePath(ASSISTANTS_SLUG, context.language),
  };
  const usedIn = { id: USED_IN_GUIDES, title: t('reference.usedIn'), level: 2 };
  return (
    <DocsLayout
      context={context}
      heading={
        !hasHero && (
          <PageTitle actions={actions} lang={context.fallbackLocale ? langOf(context.language) : undefined}>
            {heading ?? (
              <h1>
                <TitleText title={doc.title} />
              </h1>
            )}
          </PageTitle>
        )
      }
      headings={isUsed ? [...headings, usedIn] : headings}
      sourcePath={guide?.sourcePath}
      section={section}
      meta={
        <PageFoot
          lastUpdated={doc.lastUpdated}
          followed={guide?.followed ?? null}
          project={guide?.project ?? null}
          lang={context.fallbackLocale ? langOf(context.fallbackLocale) : undefined}
          feedback={
            asksForFeedback && (
              <Feedback page={actions.path} headings={headings.filter(({ level }) => level === 2)} />
            )
          }
        >
          {hasHero && <PageActions {...actions} />}
        </PageFoot>
      }
    >
      {context.packageLinks && <PackageLine {...context.packageLinks} />}
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
