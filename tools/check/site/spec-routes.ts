import sources from '../../../toolkit/sources.json';

/** Guides outside the library sections. */
const GUIDES = [
  '/',
  '/about/',
  '/about/licensing/',
  '/about/roadmap/',
  '/about/translation/',
  '/faq/',
  '/features/',
  '/features/code-generators/',
  '/features/code-generators/backend-client-generator/',
  '/features/code-generators/library-generator/',
  '/features/code-generators/microservice-generator/',
  '/features/code-generators/service-generator/',
  '/features/error-handling/',
  '/features/localization/',
  '/general-information/',
  '/general/color-scheme/',
  '/how-to/',
  '/libraries/',
];

/** Library sections with their pages. */
const LIBRARIES: Record<string, readonly string[]> = {
  'async-storage': ['advanced-setup', 'getting-started'],
  bootstrap: ['getting-started'],
  'common-types': ['getting-started'],
  config: ['features', 'getting-started', 'structure-example'],
  crypto: ['getting-started'],
  'eslint-backend': ['features', 'getting-started'],
  exceptions: ['getting-started'],
  'file-storage': ['advanced-features', 'getting-started', 'localstack'],
  'health-check': ['getting-started'],
  i18n: [
    'concepts/i18n-context',
    'concepts/loader',
    'concepts/resolver',
    'faq/common',
    'getting-started',
    'guides/array',
    'guides/debugging',
    'guides/dto_validation/global-validation',
    'guides/dto_validation/manual-validation',
    'guides/exception-filters',
    'guides/fallback-languages',
    'guides/formatting',
    'guides/graphql',
    'guides/grpc',
    'guides/guard',
    'guides/mailer',
    'guides/nested',
    'guides/plurals',
    'guides/type-safety',
    'guides/view_engines/ejs',
    'guides/view_engines/handlebars',
    'guides/view_engines/pug',
    'quick-start',
  ],
  logger: ['configuration', 'getting-started'],
  mail: ['configuration', 'getting-started', 'usage'],
  redis: ['configuration', 'features', 'getting-started'],
  'resource-plugin': ['getting-started', 'usage'],
  'service-api': ['base-entity-service', 'base-tenant-entity-service', 'getting-started'],
  'string-utils': ['features', 'getting-started'],
  'swagger-utils': ['advanced-configuration', 'getting-started'],
  'test-utils': ['features', 'getting-started', 'test-containers'],
  typeorm: [
    'auto-populating-fields',
    'data-pagination',
    'default-exclusion-lists',
    'getting-started',
    'optimistic-locking',
    'repositories',
    'snake-naming-strategy',
    'transaction-management',
  ],
  validation: ['getting-started', 'transforms-and-decorators'],
};

const PACKAGES = [
  'async-storage',
  'auth',
  'bootstrap',
  'clients/platform-client',
  'common-types',
  'config',
  'crypto',
  'exceptions',
  'file-storage',
  'ftp-client',
  'health-check',
  'i18n',
  'jobs',
  'logger',
  'mail',
  'persistence-api',
  'redis',
  'resource-plugin',
  'server-http-client',
  'service-api',
  'string-utils',
  'swagger-utils',
  'test-utils',
  'typeorm',
  'validation',
];

/** Symbol pages that must exist even if the toolkit's sources no longer contain them. */
const NAMED_SYMBOLS = [
  'interfaces/BaseTenantedTrackedEntity',
  'interfaces/BaseTrackedEntity',
  'interfaces/ClsPresetMetadataField',
  'interfaces/ITrackedRepository',
  'interfaces/LimitOptions',
  'interfaces/TenantClsStore',
  'variables/defaultClsMetadataStore',
].map((symbol) => `/api/persistence-api/src/${symbol}/`);

/** Returns the required routes without locale. Each one must exist in every locale. */
export function specRoutes(): string[] {
  const libraries = Object.entries(LIBRARIES).flatMap(([library, pages]) => [
    `/libraries/${library}/`,
    ...pages.map((page) => `/libraries/${library}/${page}/`),
  ]);
  const symbols = Object.entries(sources).flatMap(([name, entries]) =>
    Object.keys(entries)
      .filter((place) => !place.includes('#'))
      .map((symbol) => `/api/${name}/src/${symbol}/`),
  );
  return [
    ...new Set([
      ...GUIDES,
      ...libraries,
      '/search/',
      '/404/',
      '/api/',
      '/api/docs/',
      ...PACKAGES.map((name) => `/api/${name}/src/`),
      ...NAMED_SYMBOLS,
      ...symbols,
    ]),
  ].sort();
}
