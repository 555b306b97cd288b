// What the site and its plugins use of Gatsby's entry for browsers. gatsby-plugin-react-i18next asks for the entry by `require`, for which webpack
// keeps all of it: slices, scripts in workers, pages within pages.
export { navigate, withPrefix } from 'gatsby-link';
export { StaticQueryContext, useStaticQuery } from '../../../.cache/static-query';
