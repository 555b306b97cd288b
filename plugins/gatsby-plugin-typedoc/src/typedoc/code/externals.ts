const MDN = 'https://developer.mozilla.org/docs/Web/';
const HANDBOOK = 'https://www.typescriptlang.org/docs/handbook/';
const NEST = 'https://docs.nestjs.com/';
const NODE = 'https://nodejs.org/api/';
const TYPEORM = 'https://typeorm.io/docs/';
const CLASS_VALIDATOR = 'https://github.com/typestack/class-validator#';
const CLASS_TRANSFORMER = 'https://github.com/typestack/class-transformer#readme';
const VALIDATOR = 'https://github.com/validatorjs/validator.js#validators';
const AWS_S3 = 'https://docs.aws.amazon.com/AWSJavaScriptSDK/v3/latest/client/s3/';
const CLS = 'https://papooch.github.io/nestjs-cls/';
const FASTIFY = 'https://fastify.dev/docs/latest/Reference/';
const AXIOS = 'https://axios-http.com/docs/';
const TESTCONTAINERS = 'https://node.testcontainers.org/features/containers/';

type Links = Readonly<Record<string, string>>;

/** Builds links for a space-separated list of names with one URL rule. */
const all = (names: string, url: (name: string) => string): Links =>
  Object.fromEntries(names.split(' ').map((name) => [name, url(name)]));

/** Documentation for well-known external types: package → type → page. */
const EXTERNAL_TYPES: Readonly<Record<string, Links>> = {
  typescript: {
    ...all(
      'Array ArrayBuffer AsyncGenerator AsyncIterator BigInt Boolean DataView Date Error Function Generator Iterator Map Number Object Promise Proxy RangeError RegExp Set String Symbol SyntaxError TypeError Uint8Array WeakMap WeakRef WeakSet',
      (name) => `${MDN}JavaScript/Reference/Global_Objects/${name}`,
    ),
    ...all(
      'AbortController AbortSignal Blob Event EventTarget File FormData Headers ReadableStream Request Response URL URLSearchParams WebSocket WritableStream',
      (name) => `${MDN}API/${name}`,
    ),
    Record: `${HANDBOOK}utility-types.html#recordkeys-type`,
    Partial: `${HANDBOOK}utility-types.html#partialtype`,
    Required: `${HANDBOOK}utility-types.html#requiredtype`,
    Readonly: `${HANDBOOK}utility-types.html#readonlytype`,
    Pick: `${HANDBOOK}utility-types.html#picktype-keys`,
    Omit: `${HANDBOOK}utility-types.html#omittype-keys`,
    Exclude: `${HANDBOOK}utility-types.html#excludeuniontype-excludedmembers`,
    Extract: `${HANDBOOK}utility-types.html#extracttype-union`,
    NonNullable: `${HANDBOOK}utility-types.html#nonnullabletype`,
    Parameters: `${HANDBOOK}utility-types.html#parameterstype`,
    ConstructorParameters: `${HANDBOOK}utility-types.html#constructorparameterstype`,
    ReturnType: `${HANDBOOK}utility-types.html#returntypetype`,
    InstanceType: `${HANDBOOK}utility-types.html#instancetypetype`,
    Awaited: `${HANDBOOK}utility-types.html#awaitedtype`,
    PropertyDecorator: `${HANDBOOK}decorators.html#property-decorators`,
    ParameterDecorator: `${HANDBOOK}decorators.html#parameter-decorators`,
    MethodDecorator: `${HANDBOOK}decorators.html#method-decorators`,
    ClassDecorator: `${HANDBOOK}decorators.html#class-decorators`,
    TypedPropertyDescriptor: `${HANDBOOK}decorators.html#method-decorators`,
    PropertyDescriptor: `${MDN}JavaScript/Reference/Global_Objects/Object/getOwnPropertyDescriptor#description`,
  },
  '@types/node': {
    Buffer: `${NODE}buffer.html#class-buffer`,
    Readable: `${NODE}stream.html#class-streamreadable`,
    Writable: `${NODE}stream.html#class-streamwritable`,
    Duplex: `${NODE}stream.html#class-streamduplex`,
    EventEmitter: `${NODE}events.html#class-eventemitter`,
    IncomingMessage: `${NODE}http.html#class-httpincomingmessage`,
    ServerResponse: `${NODE}http.html#class-httpserverresponse`,
    Server: `${NODE}http.html#class-httpserver`,
    Socket: `${NODE}net.html#class-netsocket`,
    Timeout: `${NODE}timers.html#class-timeout`,
    AsyncLocalStorage: `${NODE}async_context.html#class-asynclocalstorage`,
  },
  '@nestjs/common': {
    ArgumentMetadata: `${NEST}pipes#custom-pipes`,
    ArgumentsHost: `${NEST}fundamentals/execution-context#argumentshost-class`,
    CallHandler: `${NEST}interceptors#call-handler`,
    CanActivate: `${NEST}guards`,
    ClassProvider: `${NEST}fundamentals/custom-providers#class-providers-useclass`,
    CustomDecorator: `${NEST}fundamentals/execution-context#reflection-and-metadata`,
    DynamicModule: `${NEST}modules#dynamic-modules`,
    ExceptionFilter: `${NEST}exception-filters#exception-filters-1`,
    ExecutionContext: `${NEST}fundamentals/execution-context#executioncontext-class`,
    ExistingProvider: `${NEST}fundamentals/custom-providers#alias-providers-useexisting`,
    FactoryProvider: `${NEST}fundamentals/custom-providers#factory-providers-usefactory`,
    ForbiddenException: `${NEST}exception-filters#built-in-http-exceptions`,
    ForwardReference: `${NEST}fundamentals/circular-dependency#forward-reference`,
    HttpException: `${NEST}exception-filters#throwing-standard-exceptions`,
    HttpStatus: `${NEST}exception-filters#throwing-standard-exceptions`,
    INestApplication: `${NEST}first-steps`,
    InjectionToken: `${NEST}fundamentals/custom-providers#non-class-based-provider-tokens`,
    Logger: `${NEST}techniques/logger`,
    LoggerService: `${NEST}techniques/logger#custom-implementation`,
    MiddlewareConsumer: `${NEST}middleware#middleware-consumer`,
    ModuleMetadata: `${NEST}modules`,
    NestInterceptor: `${NEST}interceptors`,
    NestMiddleware: `${NEST}middleware`,
    NestModule: `${NEST}middleware#applying-middleware`,
    NotFoundException: `${NEST}exception-filters#built-in-http-exceptions`,
    OnApplicationBootstrap: `${NEST}fundamentals/lifecycle-events`,
    OnApplicationShutdown: `${NEST}fundamentals/lifecycle-events`,
    OnModuleDestroy: `${NEST}fundamentals/lifecycle-events`,
    OnModuleInit: `${NEST}fundamentals/lifecycle-events`,
    OptionalFactoryDependency: `${NEST}fundamentals/custom-providers#factory-providers-usefactory`,
    PipeTransform: `${NEST}pipes#custom-pipes`,
    Provider: `${NEST}fundamentals/custom-providers`,
    ValidationError: `${CLASS_VALIDATOR}validation-errors`,
    ValidationPipe: `${NEST}techniques/validation#using-the-built-in-validationpipe`,
    ValidationPipeOptions: `${NEST}techniques/validation#using-the-built-in-validationpipe`,
    ValueProvider: `${NEST}fundamentals/custom-providers#value-providers-usevalue`,
  },
  '@nestjs/core': {
    HttpAdapterHost: `${NEST}faq/http-adapter`,
    ModuleRef: `${NEST}fundamentals/module-ref`,
    Reflector: `${NEST}fundamentals/execution-context#reflection-and-metadata`,
  },
  '@nestjs/bullmq': { WorkerHost: `${NEST}techniques/queues` },
  '@nestjs/jwt': { JwtService: `${NEST}security/authentication#jwt-token` },
  '@nestjs/platform-fastify': all(
    'FastifyAdapter NestFastifyApplication',
    () => `${NEST}techniques/performance`,
  ),
  '@nestjs/swagger': { OpenAPIObject: `${NEST}openapi/introduction` },
  '@nestjs/typeorm': {
    TypeOrmModuleOptions: `${NEST}techniques/database`,
    TypeOrmOptionsFactory: `${NEST}techniques/database#async-configuration`,
  },
  typeorm: {
    BaseEntity: `${TYPEORM}guides/active-record-data-mapper`,
    DataSource: `${TYPEORM}data-source/data-source`,
    EntityManager: `${TYPEORM}working-with-entity-manager/working-with-entity-manager`,
    EntitySubscriberInterface: `${TYPEORM}advanced-topics/listeners-and-subscribers`,
    FindOptionsWhere: `${TYPEORM}working-with-entity-manager/find-options`,
    InsertEvent: `${TYPEORM}advanced-topics/listeners-and-subscribers`,
    NamingStrategyInterface: `${TYPEORM}data-source/data-source-options`,
    Repository: `${TYPEORM}working-with-entity-manager/working-with-repository`,
    UpdateEvent: `${TYPEORM}advanced-topics/listeners-and-subscribers`,
  },
  'class-validator': {
    IsNumberOptions: `${CLASS_VALIDATOR}validation-decorators`,
    UUIDVersion: `${CLASS_VALIDATOR}validation-decorators`,
    ValidationArguments: `${CLASS_VALIDATOR}validation-messages`,
    ValidationError: `${CLASS_VALIDATOR}validation-errors`,
    ValidationOptions: `${CLASS_VALIDATOR}passing-options`,
    ValidatorConstraintInterface: `${CLASS_VALIDATOR}custom-validation-classes`,
    ValidatorOptions: `${CLASS_VALIDATOR}passing-options`,
  },
  'class-transformer': all(
    'ClassConstructor ClassTransformOptions TransformFnParams',
    () => CLASS_TRANSFORMER,
  ),
  '@types/validator': all('IsEmailOptions IsISO8601Options IsURLOptions', () => VALIDATOR),
  '@types/yargs': all('Arguments Argv CommandModule', () => 'https://yargs.js.org/docs/'),
  '@aws-sdk/client-s3': {
    ...all('S3 S3ClientConfig', () => AWS_S3),
    ...all(
      'AbortMultipartUpload CompleteMultipartUpload CreateMultipartUpload PutObject',
      (name) => `${AWS_S3}command/${name}Command/`,
    ),
  },
  'nestjs-cls': {
    ClsModuleOptions: `${CLS}api/module-options`,
    ClsService: `${CLS}api/service-interface`,
    ClsStore: `${CLS}api/service-interface`,
  },
  'nestjs-paginate': all(
    'PaginateConfig PaginateQuery Paginated',
    () => 'https://github.com/ppetzold/nestjs-paginate#readme',
  ),
  'nestjs-pino': all('Logger PinoLogger', () => 'https://github.com/iamolegga/nestjs-pino#readme'),
  '@anchan828/nest-redlock': { RedlockService: 'https://www.npmjs.com/package/@anchan828/nest-redlock' },
  '@sendgrid/mail': { MailService: 'https://www.npmjs.com/package/@sendgrid/mail' },
  'mailgun.js': all(
    'IMailgunClient MessagesSendResult',
    () => 'https://github.com/mailgun/mailgun.js#readme',
  ),
  axios: {
    AxiosInstance: `${AXIOS}instance`,
    AxiosPromise: `${AXIOS}res_schema`,
    AxiosRequestConfig: `${AXIOS}req_config`,
    AxiosResponse: `${AXIOS}res_schema`,
  },
  'basic-ftp': { AccessOptions: 'https://github.com/patrickjuchli/basic-ftp#readme' },
  bullmq: {
    Job: 'https://docs.bullmq.io/guide/jobs',
    JobsOptions: 'https://docs.bullmq.io/guide/jobs',
    Queue: 'https://docs.bullmq.io/guide/queues',
    Worker: 'https://docs.bullmq.io/guide/workers',
  },
  fastify: {
    FastifyInstance: `${FASTIFY}Server/`,
    FastifyReply: `${FASTIFY}Reply/`,
    FastifyRequest: `${FASTIFY}Request/`,
  },
  ioredis: { Redis: 'https://github.com/redis/ioredis#readme' },
  nx: { Tree: 'https://nx.dev/docs/reference/devkit/Tree' },
  rxjs: { Observable: 'https://rxjs.dev/guide/observable' },
  testcontainers: all('AbstractStartedContainer StartedTestContainer', () => TESTCONTAINERS),
};

/**
 * Returns the documentation page for a type from outside the toolkit.
 *
 * @param packageName - The package that declares the type; `typescript` for built-in types.
 * @param name - Its name there, optionally qualified: `Stream.Readable`.
 * @returns Undefined for other types, which stay plain text.
 */
export function externalUrl(packageName: string | undefined, name: string): string | undefined {
  const links =
    packageName !== undefined && Object.hasOwn(EXTERNAL_TYPES, packageName)
      ? EXTERNAL_TYPES[packageName]
      : undefined;
  // The SDK derives a command's input type name from the command, which has the page.
  const own = name.slice(name.lastIndexOf('.') + 1).replace(/CommandInput$/, '');
  return links && Object.hasOwn(links, own) ? links[own] : undefined;
}
