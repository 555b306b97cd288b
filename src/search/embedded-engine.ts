/** The engine, in a chunk of its own: it is loaded when search is opened. */
export { addFullText, loadIndex } from '../../plugins/gatsby-plugin-doc-search/src/engine/load-index';
export { search } from '../../plugins/gatsby-plugin-doc-search/src/engine/search';
