import { pageLocale } from '../../browser/page';
import { withBase } from '../../browser/with-base';
import { searchPartPath } from '../../model/docs/addresses';

/** Imports the search engine and the components that show results. */
export const loadSearchResults = () => import(/* webpackChunkName: "search-results" */ './search-results');

const ignore = (): void => undefined;

/** The request for the index's names, sent while the engine is loading. */
const earlyRequests = new Map<string, Promise<Response>>();
let isPrepared = false;

/** Loads the code and data for first results. */
export function prepareSearch(): void {
  if (isPrepared) return;
  isPrepared = true;
  const url = withBase(searchPartPath(pageLocale(), 'names'));
  // The index must match the deployed pages.
  const request = fetch(url, { cache: 'no-cache' });
  earlyRequests.set(url, request);
  // After a failure, the engine requests the file itself.
  const forget = () => earlyRequests.delete(url);
  request.then(({ ok }) => ok || forget(), forget);
  loadSearchResults().catch(ignore);
}

/** Fetches a part of the index, or returns the request that `prepareSearch` has sent. */
export const fetchPart: typeof fetch = (url, options) => {
  const request = earlyRequests.get(String(url));
  earlyRequests.delete(String(url));
  return request ?? fetch(url, options);
};
