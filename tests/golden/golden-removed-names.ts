/** Removed names, and the first hit for each: the release that removed it, or the same name elsewhere. */
export const REMOVED_NAMES = `
BaseEntityHelper | /api/typeorm/changes/#v0.6.0
BaseRepository | /api/typeorm/changes/#v0.6.0
BaseTenantRepository() | /api/typeorm/changes/#v0.6.0
EntityHelper.toJSON | /api/typeorm/changes/#v0.6.0
EntityHelper#setEntityName() | /api/typeorm/changes/#v0.6.0
DbConfig.migrations | /api/typeorm/changes/#v0.3.1
AppConfig.frontendUrl | /api/bootstrap/changes/#v0.1.1
PermissionsGuard | /api/auth/changes/#v1.0.0
JwtPayload | /api/auth/changes/#v0.1.0
startDb | /api/test-utils/changes/#v0.1.0
TenantClsStore | /api/persistence-api/src/interfaces/TenantClsStore/
responseBodyFormatter | /api/exceptions/src/functions/responseBodyFormatter/
`
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', url = ''] = line.split(' | ');
    return { query, url };
  });
