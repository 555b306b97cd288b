import { useTranslation } from 'react-i18next';

/**
 * Tells AI agents where all pages are listed. It is at the start of a page, because some agents
 * read no further. It is visually hidden, and isn't a link, so that keyboard users don't have to
 * skip it.
 *
 * @param path - Path to the list in the page's language, with the path prefix.
 */
export function AgentNote({ path }: { path: string }) {
  const { t } = useTranslation();
  return <p className="visually-hidden">{t('agents.note', { path })}</p>;
}
