import { useEffect } from 'react';
import { useLoaded } from '../../browser/use-loaded';
import { useStore } from '../../browser/store';
import { unshownSection, watchSections } from './check-section';

interface Props {
  /** The new paths of moved or renamed sections by their IDs on this page, without path prefix. */
  moved?: Readonly<Record<string, string>>;
}

const loadMissingSection = () => import(/* webpackChunkName: "missing-section" */ './MissingSection');

/**
 * Shows the section in the URL if it is hidden, spelled differently, or moved, and a message if it doesn't
 * exist. Because that is rare, the code is loaded on demand.
 */
export function SectionMessages({ moved }: Props) {
  const section = useStore(unshownSection, null);
  const missing = useLoaded(loadMissingSection, section !== null);
  useEffect(watchSections, []);
  if (!section || missing.state !== 'ready') return null;
  const { MissingSection } = missing.module;
  return <MissingSection section={section} moved={moved} onClose={() => unshownSection.set(null)} />;
}
