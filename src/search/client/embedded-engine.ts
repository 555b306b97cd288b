/** Separate chunk for the search engine, loaded when search is opened. */
export { addFullText, loadIndex } from '../engine/load-index';
export { search } from '../engine/search';
