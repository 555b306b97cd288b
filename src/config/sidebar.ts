import type { SidebarEntry } from '../routes/build-sidebar';

/** Guides for contributors, which the reference doesn't list under "Used in guides". */
export const contributorGuides = ['how-to/write-docs', 'how-to/test-guides', 'general/color-scheme'];

/**
 * The site's only sidebar. Labels are the doc titles in the reader's language. Libraries are grouped
 * and ordered like on their overview page.
 */
export const baseSidebar: readonly SidebarEntry[] = [
  'intro',
  'general-information',
  {
    doc: 'libraries',
    items: [
      {
        doc: 'libraries/async-storage',
        items: ['libraries/async-storage/getting-started', 'libraries/async-storage/advanced-setup'],
      },
      {
        doc: 'libraries/auth',
        items: [
          'libraries/auth/getting-started',
          'libraries/auth/guards',
          'libraries/auth/roles-and-permissions',
          'libraries/auth/tenants',
          'libraries/auth/testing',
        ],
      },
      { doc: 'libraries/bootstrap', items: ['libraries/bootstrap/getting-started'] },
      { doc: 'libraries/common-types', items: ['libraries/common-types/getting-started'] },
      {
        doc: 'libraries/config',
        items: [
          'libraries/config/getting-started',
          'libraries/config/features',
          'libraries/config/structure-example',
        ],
      },
      { doc: 'libraries/crypto', items: ['libraries/crypto/getting-started'] },
      {
        doc: 'libraries/eslint-backend',
        items: ['libraries/eslint-backend/getting-started', 'libraries/eslint-backend/features'],
      },
      { doc: 'libraries/exceptions', items: ['libraries/exceptions/getting-started'] },
      {
        doc: 'libraries/file-storage',
        items: [
          'libraries/file-storage/getting-started',
          'libraries/file-storage/advanced-features',
          'libraries/file-storage/localstack',
        ],
      },
      {
        doc: 'libraries/ftp-client',
        items: [
          'libraries/ftp-client/getting-started',
          'libraries/ftp-client/configuration',
          'libraries/ftp-client/connections',
          'libraries/ftp-client/testing',
        ],
      },
      { doc: 'libraries/health-check', items: ['libraries/health-check/getting-started'] },
      {
        doc: 'libraries/i18n',
        items: [
          'libraries/i18n/getting-started',
          'libraries/i18n/quick-start',
          {
            doc: 'libraries/i18n/concepts',
            items: [
              'libraries/i18n/concepts/i18n-context',
              'libraries/i18n/concepts/loader',
              'libraries/i18n/concepts/resolver',
            ],
          },
          {
            doc: 'libraries/i18n/guides',
            items: [
              'libraries/i18n/guides/array',
              'libraries/i18n/guides/debugging',
              {
                doc: 'libraries/i18n/guides/dto_validation',
                items: [
                  'libraries/i18n/guides/dto_validation/global-validation',
                  'libraries/i18n/guides/dto_validation/manual-validation',
                ],
              },
              'libraries/i18n/guides/exception-filters',
              'libraries/i18n/guides/fallback-languages',
              'libraries/i18n/guides/formatting',
              'libraries/i18n/guides/graphql',
              'libraries/i18n/guides/grpc',
              'libraries/i18n/guides/guard',
              'libraries/i18n/guides/mailer',
              'libraries/i18n/guides/nested',
              'libraries/i18n/guides/plurals',
              'libraries/i18n/guides/type-safety',
              {
                doc: 'libraries/i18n/guides/view_engines',
                items: [
                  'libraries/i18n/guides/view_engines/ejs',
                  'libraries/i18n/guides/view_engines/handlebars',
                  'libraries/i18n/guides/view_engines/pug',
                ],
              },
            ],
          },
          { doc: 'libraries/i18n/faq', items: ['libraries/i18n/faq/common'] },
        ],
      },
      {
        doc: 'libraries/jobs',
        items: [
          'libraries/jobs/getting-started',
          'libraries/jobs/schedules',
          'libraries/jobs/attempts',
          'libraries/jobs/versions',
          'libraries/jobs/entities',
          'libraries/jobs/testing',
        ],
      },
      {
        doc: 'libraries/logger',
        items: ['libraries/logger/getting-started', 'libraries/logger/configuration'],
      },
      {
        doc: 'libraries/mail',
        items: ['libraries/mail/getting-started', 'libraries/mail/configuration', 'libraries/mail/usage'],
      },
      { doc: 'libraries/persistence-api', items: ['libraries/persistence-api/getting-started'] },
      {
        doc: 'libraries/redis',
        items: [
          'libraries/redis/getting-started',
          'libraries/redis/configuration',
          'libraries/redis/features',
        ],
      },
      {
        doc: 'libraries/resource-plugin',
        items: ['libraries/resource-plugin/getting-started', 'libraries/resource-plugin/usage'],
      },
      {
        doc: 'libraries/server-http-client',
        items: [
          'libraries/server-http-client/getting-started',
          'libraries/server-http-client/interceptors',
          'libraries/server-http-client/errors',
          'libraries/server-http-client/timeouts',
          'libraries/server-http-client/retry-and-circuit-breaker',
          'libraries/server-http-client/testing',
        ],
      },
      {
        doc: 'libraries/service-api',
        items: [
          'libraries/service-api/getting-started',
          'libraries/service-api/base-entity-service',
          'libraries/service-api/base-tenant-entity-service',
        ],
      },
      {
        doc: 'libraries/string-utils',
        items: ['libraries/string-utils/getting-started', 'libraries/string-utils/features'],
      },
      {
        doc: 'libraries/swagger-utils',
        items: ['libraries/swagger-utils/getting-started', 'libraries/swagger-utils/advanced-configuration'],
      },
      {
        doc: 'libraries/test-utils',
        items: [
          'libraries/test-utils/getting-started',
          'libraries/test-utils/features',
          'libraries/test-utils/test-containers',
        ],
      },
      {
        doc: 'libraries/typeorm',
        items: [
          'libraries/typeorm/getting-started',
          'libraries/typeorm/repositories',
          'libraries/typeorm/multi-tenant-repositories',
          'libraries/typeorm/migrations-and-seeders',
          'libraries/typeorm/auto-populating-fields',
          'libraries/typeorm/data-pagination',
          'libraries/typeorm/default-exclusion-lists',
          'libraries/typeorm/optimistic-locking',
          'libraries/typeorm/snake-naming-strategy',
          'libraries/typeorm/transaction-management',
        ],
      },
      {
        doc: 'libraries/validation',
        items: ['libraries/validation/getting-started', 'libraries/validation/transforms-and-decorators'],
      },
    ],
  },
  {
    doc: 'features',
    items: [
      {
        doc: 'features/code-generators',
        items: [
          'features/code-generators/backend-client-generator',
          'features/code-generators/library-generator',
          'features/code-generators/microservice-generator',
          'features/code-generators/service-generator',
        ],
      },
      'features/error-handling',
      'features/localization',
    ],
  },
  {
    doc: 'how-to',
    items: ['how-to/install', 'how-to/first-service', 'how-to/use-assistants'],
  },
  { reference: 'api' },
  'faq',
  { doc: 'about', items: ['about/licensing', 'about/roadmap'] },
  { doc: 'contributing', items: contributorGuides },
];
