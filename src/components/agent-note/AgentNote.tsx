import { useTranslation } from 'react-i18next';

/**
 * Tells AI agents, which read only the start of a page, where all pages are listed. It is hidden
 * from sight, and it isn't a link, so that readers who use a keyboard don't have to skip it.
 *
 * @param path - Path to the list in the page's language, with the path prefix.
 */
export function AgentNote({ path }: { path: string }) {
  const { t } = useTranslation();
  return <p className="visually-hidden">{t('agents.note', { path })}</p>;
}
