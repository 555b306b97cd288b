import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { focusContent, focusElement } from '../../browser/focus-element';
import { hashTarget } from '../../browser/hash-target';
import { withBase } from '../../browser/with-base';
import { Message } from '../message/Message';
import type { UnshownSection } from './check-section';
import { findSection } from './find-section';

interface Props {
  section: UnshownSection;
  /** The new paths of moved sections by ID, without path prefix. */
  moved: Readonly<Record<string, string>> | undefined;
  onClose: () => void;
}

/**
 * Shows a hidden section, scrolls to a section that the URL spells differently, redirects to a section
 * that was moved or renamed, and shows a message when the section doesn't exist.
 */
export function MissingSection({ section, moved, onClose }: Props) {
  const { t } = useTranslation();
  const match = useMemo(() => findSection(section.hash), [section]);
  const path = match.state === 'missing' ? new Map(Object.entries(moved ?? {})).get(match.id) : undefined;
  useEffect(() => {
    const target = match.state === 'similar' ? match.element : hashTarget(section.hash);
    if (match.state === 'similar') match.element.scrollIntoView();
    if (target && section.isNew) reveal(target);
    if (path) window.location.replace(withBase(path));
  }, [section, match, path]);
  if (match.state !== 'missing' || path) return null;
  const close = () => {
    onClose();
    focusContent();
  };
  return (
    <Message tone="polite" onClose={close}>
      <p className="message-title">{t('section.missing', { id: match.id })}</p>
      {match.nearest.length > 0 && (
        <>
          <p className="message-reason">{t('section.nearest')}</p>
          <ul className="message-sections" lang={match.lang}>
            {match.nearest.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Message>
  );
}

/**
 * Shows an element that is in a closed `<details>` or a hidden tab, at any depth, and moves the
 * scroll position and the focus to it. Does nothing if the element is visible already, because the
 * browser has scrolled to it then, and the reader may have moved on.
 */
function reveal(element: HTMLElement): void {
  let hasOpened = false;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement && !parent.open) parent.open = true;
    // Tabs listen for this event, which "find in page" triggers.
    else if (parent.matches('.tab[hidden]')) parent.dispatchEvent(new Event('beforematch'));
    else continue;
    hasOpened = true;
  }
  if (!hasOpened) return;
  element.scrollIntoView();
  focusElement(element);
}
