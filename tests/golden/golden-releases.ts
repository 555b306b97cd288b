/**
 * Queries for a release. The release must be the first hit, and its changes page the second. A query
 * without a locale applies to all languages.
 */
export const RELEASES = `
auth 1.2.0 | /api/auth/changes/#v1.2.0
auth 1.2.0 changes | /api/auth/changes/#v1.2.0 | en
what changed in auth 1.2.0 | /api/auth/changes/#v1.2.0 | en
upgrade auth to 1.0.0 | /api/auth/changes/#v1.0.0 | en
breaking changes in typeorm 0.6.0 | /api/typeorm/changes/#v0.6.0 | en
typeorm 0.6.0 | /api/typeorm/changes/#v0.6.0
typeorm v0.6.0 | /api/typeorm/changes/#v0.6.0
typeorm 0.6.1 | /api/typeorm/changes/#v0.6.1
@softkit/typeorm 0.6.0 | /api/typeorm/changes/#v0.6.0
@softkit/typeorm@0.6.0 | /api/typeorm/changes/#v0.6.0
file storage 0.5.0 | /api/file-storage/changes/#v0.5.0
що змінилось в auth 1.2.0 | /api/auth/changes/#v1.2.0 | uk
зміни typeorm 0.6.0 | /api/typeorm/changes/#v0.6.0 | uk
випуск typeorm 0.6.0 | /api/typeorm/changes/#v0.6.0 | uk
що нового в typeorm 0.6.0 | /api/typeorm/changes/#v0.6.0 | uk
`
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', url = '', locale = null] = line.split(' | ');
    return { query, url, locale };
  });
