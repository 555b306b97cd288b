/**
 * A type query, and signatures of which at least one must be among the first three matches, as
 * `symbol` or `symbol.member`.
 */
interface GoldenTypeQuery {
  query: string;
  expect: string[];
}

const LINES = `
string -> Promise<string> | hashPassword
string, string -> Promise<boolean> | verifyPassword
(string, string) -> boolean | verifyPassword
(plain: string, hash: string) => Promise<boolean> | verifyPassword
number -> string | generateRandomIdWithoutSpecialCharacters
number -> number | generateRandomNumber
() -> Promise<string> | generateRandomIdAsync
string -> string | capitalize toCapitalizedWords
string -> Record<string, unknown> | decodeBase64StringObjectFromUrl
object -> string | encodeObjectToBase64ForUrl
Record<string, unknown> -> string | encodeObjectToBase64ForUrl
ClsModuleOptions -> DynamicModule | setupClsModule
user -> JwtTokensPayload | AbstractTokenBuilderService.buildTokensPayload
ExecutionContext -> Promise<boolean> | AccessGuard.canActivate JwtAuthGuard.canActivate RefreshJwtAuthGuard.canActivate
FastifyRequest -> Promise<string> | HeaderTenantResolutionService.resolveTenantId AbstractTenantResolutionService.resolveTenantId
PermissionCheckMode, _ -> Promise<boolean> | AbstractAccessCheckService.checkPermissions
-> Promise<StartedRedis> | startRedis
Partial<StartDbOptions> -> StartedDb | startPostgres
StartFTPServerOptions -> _ | startFTPServer
-> StartedLocalstack | startLocalstack
INestApplication, SwaggerConfig -> OpenAPIObject | setupSwagger
Tree, AppGeneratorSchema -> _ | appGenerator
TransformFnParams -> number | toInteger
PaginateQuery, … -> Promise<Paginated<ENTITY>> | BaseTypeormEntityRepository.findAllPaginated AbstractRepository.findAllPaginated
string, string -> Readable | S3FileService.downloadStream AbstractFileService.downloadStream
FileDefinition, string -> string | AbstractFileService.generateFileKey
HttpClientConfig, ... -> Promise<AxiosInstance> | createAxiosInstance
QueryFailedError, ArgumentsHost -> void | PostgresDbQueryFailedErrorFilter.catch
ArgumentsHost, AbstractHttpException -> void | HttpExceptionFilter.catch
T -> T | expectNotNullAndGet
number -> PropertyDecorator | MaxLocalized MinLocalized MaxLengthLocalized IsArrayMaxSizeLocalized IsArrayMinSizeLocalized
RegExp -> PropertyDecorator | MatchesRegexpLocalized
InsertEvent -> _ | ClsPresetSubscriber.beforeInsert
SignInRequest -> _ | AuthApi.authControllerSignIn
(Job) -> void | BaseJobProcessor.verifyJobVersionMatch
(Job, string) -> Promise<unknown> | BaseJobProcessor.process JobProcessor.process BaseJobProcessor.processJob
`;

/** Type queries and the signatures that they must find. To add one, add a line. */
export const goldenTypeQueries: readonly GoldenTypeQuery[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const at = line.lastIndexOf(' | ');
    return { query: line.slice(0, at), expect: line.slice(at + 3).split(' ') };
  });
