/** A query for a configuration key, and what the heading ID of the first hit is or ends with. */
export const KEY_QUERIES = `
default of port | port
port default | port
default port | port
synchronize default | typeorm-synchronize
headerTenantId | auth-headerTenantId
app.port | bootstrap-port
db.poolSize | typeorm-poolSize
NESTJS_PROFILES | config-NESTJS_PROFILES
`
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', anchor = ''] = line.split(' | ');
    return { query, anchor };
  });
