/** The engine, in a chunk of its own: it is loaded when search is opened. */
export { addFullText, loadIndex } from '../engine/load-index';
export { search } from '../engine/search';
