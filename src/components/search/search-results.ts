/** Search code that is loaded on first use, by the dialog and the search page. */
export { searchClientFor } from '../../search/client/create-search-client';
export { DialogResults } from './DialogResults';
export { PageResults } from './PageResults';
