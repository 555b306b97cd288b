import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJsonOnce } from '../../browser/fetch-file';
import { withBase } from '../../browser/with-base';
import { changesDataPath } from '../../model/docs/addresses';
import type { PackageReleases } from '../../model/docs/doc';
import { checkReleases } from '../../model/reference/list-upgrades';

/**
 * Loads the releases of all packages once a reader needs them.
 *
 * @param request - What the reader asked for, or null. After a failure, another request tries again.
 * @returns Null while they aren't loaded.
 */
export function useReleases(request: object | null): PackageReleases[] | 'failed' | null {
  const { i18n } = useTranslation();
  const file = withBase(changesDataPath(i18n.language));
  const [releases, setReleases] = useState<PackageReleases[] | 'failed' | null>(null);
  const isLoaded = Array.isArray(releases);
  useEffect(() => {
    if (request === null || isLoaded) return;
    let isCurrent = true;
    fetchJsonOnce(file)
      .then((json) => checkReleases(json, file))
      .then(
        (packages) => isCurrent && setReleases(packages),
        () => isCurrent && setReleases('failed'),
      );
    return () => {
      isCurrent = false;
      // Screen readers announce a second failure, too.
      setReleases((last) => (last === 'failed' ? null : last));
    };
  }, [request, isLoaded, file]);
  return releases;
}
