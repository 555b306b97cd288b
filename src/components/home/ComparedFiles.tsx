import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  /** Number of the code's lines. */
  lines: string;
  id: string;
  /** Name of the tab group. */
  group: string;
  /** Empty string (the HTML `open` attribute) if the tab is open. */
  open?: string;
  children?: ReactNode;
}

/** A tab that looks the same as in a guide, with code of one guide. */
export function ComparedFiles({ title, lines, id, group, open, children }: Props) {
  const { t } = useTranslation('home');
  return (
    <>
      <input className="tab-choice" type="radio" name={group} id={id} defaultChecked={open === ''} />
      <label className="tab-label" htmlFor={id}>
        {t('home.compared', { title, count: Number(lines) })}
      </label>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <div className="tab" tabIndex={0}>
        {children}
      </div>
    </>
  );
}
