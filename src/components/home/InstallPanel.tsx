import { useTranslation } from 'react-i18next';
import { MarkdownBody } from '../markdown/MarkdownBody';
import { SiteLink } from '../site-link/SiteLink';

interface Props {
  /** HTML of the commands that prepare a project and install the packages. */
  commands: string;
  /** The guide with all other commands. */
  guide: { label: string; path: string };
}

/** The install commands, and a link to the guide that explains it. */
export function InstallPanel({ commands, guide }: Props) {
  const { t } = useTranslation('home');
  return (
    <>
      <h2>{t('home.install')}</h2>
      <MarkdownBody html={commands} />
      <p>
        {t('home.install.note')} <SiteLink to={guide.path}>{guide.label}</SiteLink>
      </p>
    </>
  );
}
