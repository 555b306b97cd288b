import './PageLoading.late.css';
import { createPortal } from 'react-dom';
import { topLayer } from '../dialog/Dialog';
import { LoadFailure } from './LoadFailure';
import { ProgressBar } from './ProgressBar';
import { useLinks } from './use-links';
import { usePrefetching } from './use-prefetching';

/**
 * Prefetches the pages that the reader may open next, and shows that one of them is loading or could not
 * be loaded.
 */
export function PageLoading() {
  usePrefetching();
  const { nextPage, dismiss } = useLinks();
  if (nextPage.state === 'loading') return createPortal(<ProgressBar key={nextPage.id} />, topLayer());
  if (nextPage.state === 'failed')
    return createPortal(
      <LoadFailure kind={nextPage.kind} href={nextPage.href} onClose={dismiss} />,
      topLayer(),
    );
  return null;
}
