/** What a search needs once a reader uses it, in the dialog and on the search page. */
export { searchClientFor } from '../../search/client/create-search-client';
export { DialogResults } from './DialogResults';
export { PageResults } from './PageResults';
