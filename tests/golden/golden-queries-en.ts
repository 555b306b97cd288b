/** One query per line, then the pages to find. Typos are intentional. */
export const ENGLISH = `
install | /how-to/install/
rate limit | /faq/
2FA | /libraries/auth/
how to install | /how-to/install/
trasaction managment | /libraries/typeorm/transaction-management/
redis | /libraries/redis/ /libraries/redis/getting-started/
redis configuration | /libraries/redis/configuration/
redis settings | /libraries/redis/configuration/ /libraries/redis/getting-started/
configure redis | /libraries/redis/configuration/ /libraries/redis/getting-started/
redis lock | /api/redis/src/functions/setupRedisLockModule/ /api/redis/src/classes/RedisLockConfig/ /libraries/redis/configuration/
typeorm | /libraries/typeorm/
typeorm getting started | /libraries/typeorm/getting-started/
install typeorm | /libraries/typeorm/getting-started/
LOCK error | /libraries/typeorm/optimistic-locking/
translate validation errors | /libraries/i18n/guides/dto_validation/ /libraries/i18n/guides/dto_validation/global-validation/
optimistic lock | /libraries/typeorm/optimistic-locking/
optimistic locking | /libraries/typeorm/optimistic-locking/
OptimisticLockException | /api/exceptions/src/classes/OptimisticLockException/
lost updates | /how-to/ /libraries/typeorm/optimistic-locking/
snake case naming | /libraries/typeorm/snake-naming-strategy/
naming strategy | /libraries/typeorm/snake-naming-strategy/
transactions | /libraries/typeorm/transaction-management/
transaction rollback | /libraries/typeorm/transaction-management/
pagination | /libraries/typeorm/data-pagination/
paginate | /libraries/typeorm/data-pagination/
page sort filter list | /libraries/typeorm/data-pagination/ /how-to/
auto populate fields | /libraries/typeorm/auto-populating-fields/
ClsPreset | /api/typeorm/src/functions/ClsPreset/ /libraries/typeorm/auto-populating-fields/
exclusion list | /libraries/typeorm/default-exclusion-lists/
soft delete | /libraries/typeorm/repositories/
migrations | /libraries/typeorm/migrations-and-seeders/
seeders | /libraries/typeorm/migrations-and-seeders/
BaseEntityHelper | /api/typeorm/changes/
base entity helper | /api/typeorm/src/classes/EntityHelper/ /api/typeorm/src/classes/BaseTenantEntityHelper/ /api/typeorm/src/classes/BaseTrackedEntityHelper/
entity helper | /api/typeorm/src/classes/EntityHelper/
DbConfig | /api/typeorm/src/classes/DbConfig/
setupTypeormModule | /api/typeorm/src/functions/setupTypeormModule/
setup typeorm module | /api/typeorm/src/functions/setupTypeormModule/
error handling | /features/error-handling/
errors | /features/error-handling/
dark theme | /general/color-scheme/
dark mode | /general/color-scheme/
locale | /features/localization/
exceptions | /libraries/exceptions/ /libraries/exceptions/getting-started/
custom exception | /features/error-handling/ /libraries/exceptions/getting-started/
exception filter | /libraries/i18n/guides/exception-filters/ /api/exceptions/src/classes/AnyExceptionFilter/ /api/exceptions/src/classes/HttpExceptionFilter/
not found exception | /api/exceptions/src/classes/GeneralNotFoundException/ /api/exceptions/src/classes/ObjectNotFoundException/ /api/file-storage/src/classes/FileNotFoundException/
GeneralForbiddenException | /api/exceptions/src/classes/GeneralForbiddenException/
localization | /features/localization/
translations | /features/localization/ /libraries/i18n/quick-start/ /libraries/i18n/guides/nested/ /libraries/i18n/
plurals | /libraries/i18n/guides/plurals/
plural forms | /libraries/i18n/guides/plurals/
nested translation | /libraries/i18n/guides/nested/
fallback language | /libraries/i18n/guides/fallback-languages/
i18n quick start | /libraries/i18n/quick-start/
custom resolver | /libraries/i18n/concepts/resolver/
language resolver | /libraries/i18n/concepts/resolver/
custom loader | /libraries/i18n/concepts/loader/
I18nContext | /libraries/i18n/concepts/i18n-context/ /api/i18n/src/classes/I18nContext/
i18n service | /api/i18n/src/classes/I18nService/
I18nService.translate | /api/i18n/src/classes/I18nService/
type safety | /libraries/i18n/guides/type-safety/
graphql | /libraries/i18n/guides/graphql/
graphql resolver | /api/i18n/src/classes/GraphQLWebsocketResolver/ /libraries/i18n/guides/graphql/
grpc | /libraries/i18n/guides/grpc/
handlebars | /libraries/i18n/guides/view_engines/handlebars/
pug template | /libraries/i18n/guides/view_engines/pug/
view engines | /libraries/i18n/guides/view_engines/
translate e-mail | /libraries/i18n/guides/mailer/
manual validation | /libraries/i18n/guides/dto_validation/manual-validation/
global validation | /libraries/i18n/guides/dto_validation/global-validation/
validate dto | /libraries/i18n/guides/dto_validation/ /libraries/i18n/guides/dto_validation/global-validation/ /libraries/i18n/guides/dto_validation/manual-validation/ /libraries/validation/getting-started/
debugging translations | /libraries/i18n/guides/debugging/
formatting | /libraries/i18n/guides/formatting/
validation | /libraries/validation/ /libraries/validation/getting-started/
IsEmailLocalized | /api/validation/src/functions/IsEmailLocalized/
trim and lowercase | /api/validation/src/variables/TrimAndLowercase/ /api/validation/src/functions/trimAndLowercaseTransformer/ /libraries/validation/transforms-and-decorators/
password validator | /api/validation/src/functions/PasswordLocalized/ /api/validation/src/interfaces/PasswordLocalizedOptions/
hash password | /api/crypto/src/functions/hashPassword/
hashPassword | /api/crypto/src/functions/hashPassword/
verify password | /api/crypto/src/functions/verifyPassword/
random id | /api/crypto/src/functions/generateRandomId/ /libraries/crypto/getting-started/
crypto | /libraries/crypto/ /libraries/crypto/getting-started/
logger | /libraries/logger/
logger configuration | /libraries/logger/configuration/
logging | /libraries/logger/ /libraries/logger/getting-started/ /libraries/logger/configuration/
WithLoggerContext | /api/logger/src/functions/WithLoggerContext/
mail | /libraries/mail/
send email | /how-to/ /libraries/mail/usage/ /libraries/mail/getting-started/ /libraries/mail/ /api/mail/src/classes/SendEmailDto/ /api/mail/src/classes/AbstractMailService/
mailgun | /libraries/mail/configuration/ /api/mail/src/classes/MailgunService/ /api/mail/src/classes/MailgunConfig/ /api/mail/src/classes/MailgunMailModule/
sendgrid config | /api/mail/src/classes/SendgridConfig/ /libraries/mail/configuration/
e-mail attachments | /libraries/mail/usage/ /api/mail/src/classes/AttachmentFile/
file upload | /libraries/file-storage/ /libraries/file-storage/getting-started/ /libraries/file-storage/advanced-features/ /how-to/
S3FileService | /api/file-storage/src/classes/S3FileService/
s3 file service | /api/file-storage/src/classes/S3FileService/
localstack | /libraries/file-storage/localstack/ /api/test-utils/src/functions/startLocalstack/
health check | /libraries/health-check/ /libraries/health-check/getting-started/
HealthCheckModule | /api/health-check/src/classes/HealthCheckModule/
health check module | /api/health-check/src/classes/HealthCheckModule/
swagger | /libraries/swagger-utils/ /libraries/swagger-utils/getting-started/
swagger setup | /api/swagger-utils/src/functions/setupSwagger/ /libraries/swagger-utils/getting-started/
test containers | /libraries/test-utils/test-containers/
testcontainers | /libraries/test-utils/test-containers/
startPostgres | /api/test-utils/src/functions/startPostgres/
start redis | /api/test-utils/src/functions/startRedis/
config | /libraries/config/
config profiles | /libraries/config/structure-example/ /libraries/config/features/ /libraries/config/getting-started/
environment variables | /libraries/config/features/ /libraries/config/getting-started/ /how-to/ /libraries/config/structure-example/
yaml configuration | /libraries/config/ /libraries/config/getting-started/ /libraries/config/structure-example/ /api/config/src/functions/setupYamlBaseConfigModule/
async storage | /libraries/async-storage/
request context | /libraries/async-storage/ /libraries/async-storage/getting-started/ /libraries/i18n/concepts/i18n-context/
bootstrap | /libraries/bootstrap/ /libraries/bootstrap/getting-started/
bootstrapBaseWebApp | /api/bootstrap/src/functions/bootstrapBaseWebApp/
cors | /api/bootstrap/src/classes/CorsConfig/
common types | /libraries/common-types/
eslint rules | /libraries/eslint-backend/features/ /libraries/eslint-backend/
capitalize | /api/string-utils/src/functions/capitalize/
decode base64 | /api/string-utils/src/functions/decodeBase64StringObjectFromUrl/
code generators | /features/code-generators/
library generator | /features/code-generators/library-generator/
generate a microservice | /features/code-generators/microservice-generator/
nx generate | /libraries/resource-plugin/usage/ /features/code-generators/ /libraries/resource-plugin/ /features/code-generators/service-generator/
dry run | /libraries/resource-plugin/usage/ /features/code-generators/
repositoryGenerator | /api/resource-plugin/src/functions/repositoryGenerator/
platform client | /api/clients/platform-client/src/ /api/clients/platform-client/src/classes/PlatformClientModule/
AuthApi | /api/clients/platform-client/src/classes/AuthApi/
jwt strategy | /api/auth/src/classes/JwtStrategy/
access guard | /api/auth/src/classes/AccessGuard/
skip auth | /api/auth/src/functions/SkipAuth/ /api/auth/src/variables/SKIP_AUTH/
permissions decorator | /api/auth/src/functions/Permissions/
tenant resolution | /api/auth/src/classes/AbstractTenantResolutionService/ /api/auth/src/classes/HeaderTenantResolutionService/
circuit breaker | /api/server-http-client/src/classes/HttpCircuitBreakerConfig/
http retry | /api/server-http-client/src/classes/HttpRetryConfig/
ftp client | /api/ftp-client/src/classes/FtpClientModule/ /api/ftp-client/src/ /api/ftp-client/src/classes/FTPClientConfig/
scheduled jobs | /api/jobs/src/classes/AbstractSchedulingJobService/ /api/jobs/src/classes/SchedulingJobService/ /how-to/
JobsModule | /api/jobs/src/classes/JobsModule/
base entity service | /libraries/service-api/base-entity-service/ /api/service-api/src/classes/BaseEntityService/
tenant service | /libraries/service-api/base-tenant-entity-service/
license | /about/licensing/
typeorm changes | /api/typeorm/changes/
changes in @softkit/typeorm | /api/typeorm/changes/
changelog typeorm | /api/typeorm/changes/
upgrade redis | /api/redis/changes/
breaking changes | /api/changes/
release notes | /api/changes/
changelog | /api/changes/
roadmap | /about/roadmap/
frequently asked questions | /faq/
what is softkit | /general-information/
how to | /how-to/
typorm | /libraries/typeorm/ /libraries/typeorm/getting-started/
validaton | /libraries/validation/ /libraries/validation/getting-started/
optimstic locking | /libraries/typeorm/optimistic-locking/
руфдер | /libraries/health-check/ /libraries/health-check/getting-started/ /api/health-check/src/
кувшы | /libraries/redis/
ещлут | /api/auth/src/classes/TokenService/ /api/auth/src/interfaces/PayloadSigned/ /api/auth/src/interfaces/JwtTokensPayload/
class:config | /api/bootstrap/src/classes/AppConfig/ /api/typeorm/src/classes/DbConfig/ /api/typeorm/src/classes/TypeOrmConfigService/ /api/jobs/src/classes/JobConfig/ /api/i18n/src/classes/I18Config/
fn:hash | /api/crypto/src/functions/hashPassword/
enum:role | /api/auth/src/enumerations/RoleCheckMode/
upload file to s3 | /libraries/file-storage/ /libraries/file-storage/getting-started/ /libraries/file-storage/advanced-features/ /api/file-storage/src/classes/S3FileService/ /how-to/
multipart upload | /libraries/file-storage/advanced-features/ /api/file-storage/src/classes/S3FileService/ /api/file-storage/src/classes/AbstractFileService/ /how-to/
request id header | /api/server-http-client/src/variables/REQUEST_ID_HEADER/
refresh token | /api/auth/src/classes/TokenService/ /api/auth/src/classes/RefreshJwtAuthGuard/ /api/auth/src/interfaces/IRefreshTokenPayload/
accept-language | /api/i18n/src/classes/AcceptLanguageResolver/ /libraries/i18n/concepts/resolver/
yaml loader | /api/i18n/src/classes/I18nYamlLoader/ /libraries/i18n/concepts/loader/
express compatibility | /api/bootstrap/src/functions/applyExpressCompatibilityRecommendations/
uuid param | /api/common-types/src/classes/IdParamUUID/
cron job | /api/jobs/src/classes/RepeatableJobOptions/ /api/jobs/src/classes/AbstractSchedulingJobService/ /how-to/
created at updated at | /libraries/typeorm/repositories/ /api/typeorm/src/classes/BaseTrackedEntityHelper/ /api/persistence-api/src/interfaces/BaseTrackedEntity/
pkg:typeorm subscriber | /api/typeorm/src/classes/ClsPresetSubscriber/ /api/typeorm/src/classes/OptimisticLockingSubscriber/
openapi | /libraries/swagger-utils/ /libraries/swagger-utils/getting-started/ /how-to/
internationalization | /features/localization/ /libraries/i18n/
rbac | /libraries/auth/roles-and-permissions/
login | /libraries/auth/getting-started/
cron | /libraries/jobs/schedules/
worker | /libraries/jobs/getting-started/ /api/jobs/src/classes/JobProcessor/
multitenancy | /libraries/auth/tenants/ /libraries/service-api/base-tenant-entity-service/
monorepo | /features/code-generators/microservice-generator/ /features/code-generators/library-generator/
unit tests | /libraries/test-utils/ /libraries/test-utils/test-containers/ /libraries/jobs/testing/
orm | /libraries/typeorm/
authentication | /libraries/auth/ /libraries/auth/getting-started/
env vars | /libraries/config/features/ /libraries/config/getting-started/
presigned url | /libraries/file-storage/advanced-features/
kubernetes probes | /libraries/health-check/getting-started/
roles | /libraries/auth/roles-and-permissions/ /api/auth/src/functions/Roles/
background job | /libraries/jobs/
what does the guard do | /libraries/auth/guards/ /libraries/i18n/guides/guard/
how can I read the current user | /how-to/
where do I configure the logger | /libraries/logger/configuration/
how do I run a cron job | /how-to/ /libraries/jobs/schedules/
how do I test with a database | /libraries/test-utils/ /how-to/ /libraries/test-utils/test-containers/
how to protect a route | /how-to/
how to hash a password | /how-to/ /libraries/crypto/getting-started/
how do retries work | /libraries/server-http-client/retry-and-circuit-breaker/
how do migrations work | /libraries/typeorm/migrations-and-seeders/
can I use redis for locks | /libraries/redis/features/
how do I write my own exception | /libraries/exceptions/getting-started/
which databases are supported | /faq/
public endpoint | /libraries/auth/guards/
403 forbidden | /libraries/auth/roles-and-permissions/
tenancy | /libraries/auth/tenants/
working with queues | /libraries/jobs/
how to log in | /libraries/auth/getting-started/
why do I get 401 | /libraries/auth/guards/
seed the database | /libraries/typeorm/migrations-and-seeders/
correlation id | /libraries/server-http-client/interceptors/ /libraries/logger/getting-started/
mock s3 in tests | /libraries/file-storage/localstack/
how do I cache a response | /libraries/redis/features/
token expiration | /libraries/auth/testing/ /libraries/auth/getting-started/ /api/auth/src/classes/AuthConfig/
mutex | /libraries/redis/features/
semaphore | /libraries/redis/features/
dead letter queue | /libraries/jobs/attempts/
duplicate key value violates unique constraint | /libraries/typeorm/repositories/
aws | /libraries/file-storage/getting-started/
k8s | /libraries/health-check/getting-started/
port default | /api/bootstrap/src/classes/AppConfig/
default of port | /api/bootstrap/src/classes/AppConfig/
synchronize default | /api/typeorm/src/classes/DbConfig/
ECONNREFUSED 127.0.0.1:6379 | /libraries/ftp-client/getting-started/
сендгрід | /libraries/mail/configuration/
пагынация | /libraries/typeorm/data-pagination/
TenantedRepository | /api/typeorm/src/classes/BaseTypeormTenantedEntityRepository/
matchesprop | /api/validation/src/functions/MatchesWithProperty/
sortableColumns | /libraries/typeorm/data-pagination/
`;
