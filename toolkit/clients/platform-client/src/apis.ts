import type { AxiosInstance, AxiosPromise, AxiosRequestConfig, AxiosResponse } from 'axios';
import type {
  ApproveSignUpRequest,
  CreateUserRequest,
  CreateUserRole,
  CustomUserRoleWithoutPermissionsDto,
  HealthControllerGetHealth200Response,
  RolesControllerFindAll200Response,
  SetupSamlConfiguration,
  SignInRequest,
  UpdateUserRole,
} from './models';

interface RequestArgs {
  url: string;
  options: AxiosRequestConfig;
}

interface ConfigurationParameters {
  apiKey?:
    | string
    | Promise<string>
    | ((name: string) => string)
    | ((name: string) => Promise<string>);
  username?: string;
  password?: string;
  accessToken?:
    | string
    | Promise<string>
    | ((name?: string, scopes?: string[]) => string)
    | ((name?: string, scopes?: string[]) => Promise<string>);
  basePath?: string;
  baseOptions?: any;
  formDataCtor?: new () => any;
}

declare class Configuration implements ConfigurationParameters {
  apiKey?: ConfigurationParameters['apiKey'];
  username?: string;
  password?: string;
  accessToken?: ConfigurationParameters['accessToken'];
  basePath?: string;
  baseOptions?: any;
  formDataCtor?: new () => any;
  constructor(param?: ConfigurationParameters);
  isJsonMime(mime: string): boolean;
}

declare class BaseAPI {
  /**
   * Axios instance used to send the requests. Defaults to the global one.
   *
   * @uk Екземпляр axios, який надсилає запити. За замовчуванням — глобальний.
   */
  protected axios: AxiosInstance;
  /**
   * Base address of the service, to which operation paths are appended.
   *
   * @uk Адреса сервісу, до якої клієнт додає шляхи операцій.
   *
   * @defaultValue `'http://localhost:9999'`
   */
  protected basePath: string;
  /**
   * Configuration passed to the constructor.
   *
   * @uk Конфігурація, передана в конструктор.
   */
  protected configuration: Configuration | undefined;
  /**
   * Creates a client. If the configuration has a base path, it takes precedence over `basePath`.
   *
   * @uk Створює клієнт. Якщо в конфігурації задано базовий шлях, він має пріоритет над `basePath`.
   *
   * @param configuration - Base path and base axios options.
   * @ukParam configuration - Базовий шлях і базові параметри axios.
   * @param basePath - Service address. Defaults to `http://localhost:9999`.
   * @ukParam basePath - Адреса сервісу. За замовчуванням — `http://localhost:9999`.
   * @param axios - Axios instance used to send requests. Defaults to the global one.
   * @ukParam axios - Екземпляр axios, через який клієнт надсилає запити. За замовчуванням — глобальний.
   */
  constructor(configuration?: Configuration, basePath?: string, axios?: AxiosInstance);
}

/**
 * Builds the URL and axios options for authentication requests without sending them. This is the layer below
 * {@link AuthApiFp}.
 *
 * A call rejects with `RequiredError` if a required parameter is `null` or `undefined`.
 *
 * @uk Складає URL і параметри axios для запитів автентифікації, але запитів не надсилає. На цьому найнижчому
 * шарі побудовано {@link AuthApiFp}.
 *
 * Якщо обов’язковий параметр дорівнює `null` чи `undefined`, проміс буде відхилено з `RequiredError`.
 *
 * @param configuration - Base axios options for the requests.
 * @ukParam configuration - Базові параметри axios для запитів.
 * @returns One function per operation; each resolves to the `url`, without a host, and the axios `options`.
 * @ukReturns Для кожної операції — функція, яка повертає проміс з адресою `url` без хоста й параметрами axios
 * `options`.
 */
export declare function AuthApiAxiosParamCreator(configuration?: Configuration): {
  /**
   * `POST /api/platform/v1/auth/approve-signup`: confirms a signup with a code.
   *
   * @uk `POST /api/platform/v1/auth/approve-signup`: підтверджує реєстрацію кодом.
   */
  authControllerApproveSignup: (
    ApproveSignUpRequest: ApproveSignUpRequest,
    options?: AxiosRequestConfig,
  ) => Promise<RequestArgs>;
  /**
   * `POST /api/platform/v1/auth/sso/saml/ac`: acknowledges a SAML sign-on.
   *
   * @uk `POST /api/platform/v1/auth/sso/saml/ac`: підтверджує вхід через SAML.
   */
  authControllerSamlAcknowledge: (options?: AxiosRequestConfig) => Promise<RequestArgs>;
  /**
   * `GET /api/platform/v1/auth/sso/saml/login`: starts a SAML sign-on for a tenant user.
   *
   * @uk `GET /api/platform/v1/auth/sso/saml/login`: починає вхід користувача тенанта через
   * SAML.
   */
  authControllerSamlLogin: (
    redirectUrl: string,
    tenantId: string,
    options?: AxiosRequestConfig,
  ) => Promise<RequestArgs>;
  /**
   * `POST /api/platform/v1/auth/signin`: signs a user in with an email and a password.
   *
   * @uk `POST /api/platform/v1/auth/signin`: виконує вхід користувача за адресою електронної пошти й
   * паролем.
   */
  authControllerSignIn: (
    SignInRequest: SignInRequest,
    options?: AxiosRequestConfig,
  ) => Promise<RequestArgs>;
  /**
   * `POST /api/platform/v1/auth/signup`: registers a user and a company; a conflict returns 409.
   *
   * @uk `POST /api/platform/v1/auth/signup`: реєструє користувача й компанію. У разі конфлікту
   * сервіс повертає код 409.
   */
  authControllerSignUp: (
    CreateUserRequest: CreateUserRequest,
    options?: AxiosRequestConfig,
  ) => Promise<RequestArgs>;
  /**
   * `GET /api/platform/v1/auth/saml/sso/metadata`: requests the service's SAML metadata.
   *
   * @uk `GET /api/platform/v1/auth/saml/sso/metadata`: отримує метадані SAML сервісу.
   */
  samlControllerSamlMetadata: (options?: AxiosRequestConfig) => Promise<RequestArgs>;
};

/**
 * Prepares the authentication requests as functions. Each operation resolves to a function that sends the
 * request with the axios instance and base path you pass.
 *
 * @uk Дає функції для запитів автентифікації. Кожна операція повертає проміс із функцією, яка надсилає запит
 * через переданий екземпляр axios за переданим базовим шляхом.
 *
 * @param configuration - Base path and base axios options. If omitted, the base path is
 * `http://localhost:9999`.
 * @ukParam configuration - Базовий шлях і базові параметри axios. Якщо їх не передати, базовий шлях —
 * `http://localhost:9999`.
 * @returns One function per operation.
 * @ukReturns Для кожної операції — функція.
 */
export declare function AuthApiFp(configuration?: Configuration): {
  /**
   * `POST /api/platform/v1/auth/approve-signup`: confirms a signup with a code.
   *
   * @uk `POST /api/platform/v1/auth/approve-signup`: підтверджує реєстрацію кодом.
   */
  authControllerApproveSignup(
    ApproveSignUpRequest: ApproveSignUpRequest,
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<void>>;
  /**
   * `POST /api/platform/v1/auth/sso/saml/ac`: acknowledges a SAML sign-on.
   *
   * @uk `POST /api/platform/v1/auth/sso/saml/ac`: підтверджує вхід через SAML.
   */
  authControllerSamlAcknowledge(
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<void>>;
  /**
   * `GET /api/platform/v1/auth/sso/saml/login`: starts a SAML sign-on for a tenant user.
   *
   * @uk `GET /api/platform/v1/auth/sso/saml/login`: починає вхід користувача тенанта через
   * SAML.
   */
  authControllerSamlLogin(
    redirectUrl: string,
    tenantId: string,
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<void>>;
  /**
   * `POST /api/platform/v1/auth/signin`: signs a user in with an email and a password.
   *
   * @uk `POST /api/platform/v1/auth/signin`: виконує вхід користувача за адресою електронної пошти й
   * паролем.
   */
  authControllerSignIn(
    SignInRequest: SignInRequest,
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<void>>;
  /**
   * `POST /api/platform/v1/auth/signup`: registers a user and a company; a conflict returns 409.
   *
   * @uk `POST /api/platform/v1/auth/signup`: реєструє користувача й компанію. У разі конфлікту
   * сервіс повертає код 409.
   */
  authControllerSignUp(
    CreateUserRequest: CreateUserRequest,
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<void>>;
  /**
   * `GET /api/platform/v1/auth/saml/sso/metadata`: requests the service's SAML metadata.
   *
   * @uk `GET /api/platform/v1/auth/saml/sso/metadata`: отримує метадані SAML сервісу.
   */
  samlControllerSamlMetadata(
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<void>>;
};

/**
 * Creates an object with the authentication operations bound to a specific axios instance and base path, for
 * code without dependency injection.
 *
 * @uk Створює об’єкт з операціями автентифікації, прив’язаний до одного екземпляра axios і базового шляху, для
 * коду без впровадження залежностей.
 *
 * @param configuration - Base path and base axios options. If omitted, the base path is
 * `http://localhost:9999`.
 * @ukParam configuration - Базовий шлях і базові параметри axios. Якщо їх не передати, базовий шлях —
 * `http://localhost:9999`.
 * @param basePath - Service address, used if the configuration has none. Defaults to `http://localhost:9999`.
 * @ukParam basePath - Адреса сервісу на випадок, якщо її немає в конфігурації. За замовчуванням —
 * `http://localhost:9999`.
 * @param axios - Axios instance used to send requests. Defaults to the global one.
 * @ukParam axios - Екземпляр axios, через який клієнт надсилає запити. За замовчуванням — глобальний.
 * @returns One function per operation; each sends its request and resolves to the axios response.
 * @ukReturns Для кожної операції — функція, яка надсилає запит і повертає проміс із відповіддю axios.
 * @example
 * ```ts
 * import axios from 'axios';
 * import { AuthApiFactory } from '@softkit/platform-client';
 *
 * const authApi = AuthApiFactory(
 *   undefined,
 *   'https://platform.example.com',
 *   axios.create({ timeout: 5000 }),
 * );
 *
 * export async function signIn(email: string, password: string): Promise<number> {
 *   const response = await authApi.authControllerSignIn({ email, password });
 *   return response.status;
 * }
 * ```
 */
export declare function AuthApiFactory(
  configuration?: Configuration,
  basePath?: string,
  axios?: AxiosInstance,
): {
  /**
   * `POST /api/platform/v1/auth/approve-signup`: confirms a signup with a code.
   *
   * @uk `POST /api/platform/v1/auth/approve-signup`: підтверджує реєстрацію кодом.
   */
  authControllerApproveSignup(
    ApproveSignUpRequest: ApproveSignUpRequest,
    options?: any,
  ): AxiosPromise<void>;
  /**
   * `POST /api/platform/v1/auth/sso/saml/ac`: acknowledges a SAML sign-on.
   *
   * @uk `POST /api/platform/v1/auth/sso/saml/ac`: підтверджує вхід через SAML.
   */
  authControllerSamlAcknowledge(options?: any): AxiosPromise<void>;
  /**
   * `GET /api/platform/v1/auth/sso/saml/login`: starts a SAML sign-on for a tenant user.
   *
   * @uk `GET /api/platform/v1/auth/sso/saml/login`: починає вхід користувача тенанта через
   * SAML.
   */
  authControllerSamlLogin(redirectUrl: string, tenantId: string, options?: any): AxiosPromise<void>;
  /**
   * `POST /api/platform/v1/auth/signin`: signs a user in with an email and a password.
   *
   * @uk `POST /api/platform/v1/auth/signin`: виконує вхід користувача за адресою електронної пошти й
   * паролем.
   */
  authControllerSignIn(SignInRequest: SignInRequest, options?: any): AxiosPromise<void>;
  /**
   * `POST /api/platform/v1/auth/signup`: registers a user and a company; a conflict returns 409.
   *
   * @uk `POST /api/platform/v1/auth/signup`: реєструє користувача й компанію. У разі конфлікту
   * сервіс повертає код 409.
   */
  authControllerSignUp(CreateUserRequest: CreateUserRequest, options?: any): AxiosPromise<void>;
  /**
   * `GET /api/platform/v1/auth/saml/sso/metadata`: requests the service's SAML metadata.
   *
   * @uk `GET /api/platform/v1/auth/saml/sso/metadata`: отримує метадані SAML сервісу.
   */
  samlControllerSamlMetadata(options?: any): AxiosPromise<void>;
};

/**
 * Client for the authentication endpoints. Import `PlatformClientModule` and inject the client, or create it
 * yourself with a base path and an axios instance.
 *
 * @uk Клієнт кінцевих точок автентифікації. Імпортуйте `PlatformClientModule` і впровадьте клієнт або створіть
 * його самі, передавши базовий шлях та екземпляр axios.
 *
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { AuthApi } from '@softkit/platform-client';
 *
 * @Injectable()
 * export class RegistrationService {
 *   constructor(private readonly authApi: AuthApi) {}
 *
 *   async confirm(approvalId: string, code: string): Promise<void> {
 *     await this.authApi.authControllerApproveSignup({ approvalId, code });
 *   }
 * }
 * ```
 */
export declare class AuthApi extends BaseAPI {
  /**
   * Sends `POST /api/platform/v1/auth/approve-signup` to confirm a signup with a code.
   *
   * @uk Надсилає `POST /api/platform/v1/auth/approve-signup`, щоб підтвердити реєстрацію кодом.
   *
   * @param ApproveSignUpRequest - Approval ID and the code that confirms it.
   * @ukParam ApproveSignUpRequest - Ідентифікатор підтвердження та код, який його засвідчує.
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response without typed data.
   * @ukReturns Відповідь axios без типізованих даних.
   * @throws `RequiredError` if `ApproveSignUpRequest` is `null` or `undefined`.
   * @ukThrows `RequiredError`, якщо `ApproveSignUpRequest` дорівнює `null` або `undefined`.
   */
  authControllerApproveSignup(
    ApproveSignUpRequest: ApproveSignUpRequest,
    options?: AxiosRequestConfig,
  ): Promise<AxiosResponse<void, any>>;
  /**
   * Sends `POST /api/platform/v1/auth/sso/saml/ac` to acknowledge a SAML sign-on.
   *
   * @uk Надсилає `POST /api/platform/v1/auth/sso/saml/ac`, щоб підтвердити вхід через SAML.
   *
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response without typed data.
   * @ukReturns Відповідь axios без типізованих даних.
   */
  authControllerSamlAcknowledge(options?: AxiosRequestConfig): Promise<AxiosResponse<void, any>>;
  /**
   * Sends `GET /api/platform/v1/auth/sso/saml/login` to start a SAML sign-on for a tenant user.
   *
   * @uk Надсилає `GET /api/platform/v1/auth/sso/saml/login`, щоб почати вхід користувача тенанта
   * через SAML.
   *
   * @param redirectUrl - URL to return to after the sign-on.
   * @ukParam redirectUrl - Адреса, на яку треба повернутися після входу.
   * @param tenantId - ID of the tenant whose identity provider is used.
   * @ukParam tenantId - Ідентифікатор тенанта, постачальник ідентифікації якого виконує вхід.
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response without typed data.
   * @ukReturns Відповідь axios без типізованих даних.
   * @throws `RequiredError` if `redirectUrl` or `tenantId` is `null` or `undefined`.
   * @ukThrows `RequiredError`, якщо `redirectUrl` чи `tenantId` дорівнює `null` або `undefined`.
   */
  authControllerSamlLogin(
    redirectUrl: string,
    tenantId: string,
    options?: AxiosRequestConfig,
  ): Promise<AxiosResponse<void, any>>;
  /**
   * Sends `POST /api/platform/v1/auth/signin` to sign a user in with an email and a password.
   *
   * @uk Надсилає `POST /api/platform/v1/auth/signin`, щоб виконати вхід користувача за адресою електронної
   * пошти й паролем.
   *
   * @param SignInRequest - Email address and password to sign in with.
   * @ukParam SignInRequest - Адреса електронної пошти й пароль для входу.
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response without typed data.
   * @ukReturns Відповідь axios без типізованих даних.
   * @throws `RequiredError` if `SignInRequest` is `null` or `undefined`.
   * @ukThrows `RequiredError`, якщо `SignInRequest` дорівнює `null` або `undefined`.
   */
  authControllerSignIn(
    SignInRequest: SignInRequest,
    options?: AxiosRequestConfig,
  ): Promise<AxiosResponse<void, any>>;
  /**
   * Sends `POST /api/platform/v1/auth/signup` to register a user and a company; the status is 409
   * if there is a conflict.
   *
   * @uk Надсилає `POST /api/platform/v1/auth/signup`, щоб зареєструвати користувача й компанію. У разі
   * конфлікту сервіс повертає код 409.
   *
   * @param CreateUserRequest - User and company to register.
   * @ukParam CreateUserRequest - Користувач і компанія для реєстрації.
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response without typed data.
   * @ukReturns Відповідь axios без типізованих даних.
   * @throws `RequiredError` if `CreateUserRequest` is `null` or `undefined`.
   * @ukThrows `RequiredError`, якщо `CreateUserRequest` дорівнює `null` або `undefined`.
   */
  authControllerSignUp(
    CreateUserRequest: CreateUserRequest,
    options?: AxiosRequestConfig,
  ): Promise<AxiosResponse<void, any>>;
  /**
   * Sends `GET /api/platform/v1/auth/saml/sso/metadata` to get the service's SAML metadata.
   *
   * @uk Надсилає `GET /api/platform/v1/auth/saml/sso/metadata`, щоб отримати метадані SAML сервісу.
   *
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response without typed data.
   * @ukReturns Відповідь axios без типізованих даних.
   */
  samlControllerSamlMetadata(options?: AxiosRequestConfig): Promise<AxiosResponse<void, any>>;
}

/**
 * Builds the URL and axios options for health requests without sending them. This is the layer below
 * {@link HealthApiFp}.
 *
 * @uk Складає URL і параметри axios для запиту перевірки стану, але запиту не надсилає. На цьому найнижчому
 * шарі побудовано {@link HealthApiFp}.
 *
 * @param configuration - Base axios options for the requests.
 * @ukParam configuration - Базові параметри axios для запитів.
 * @returns One function per operation; each resolves to the `url`, without a host, and the axios `options`.
 * @ukReturns Для кожної операції — функція, яка повертає проміс з адресою `url` без хоста й параметрами axios
 * `options`.
 */
export declare function HealthApiAxiosParamCreator(configuration?: Configuration): {
  /**
   * `GET /api/platform/health`: checks the service components; returns 503 if any of them is unhealthy.
   *
   * @uk `GET /api/platform/health`: перевіряє частини сервісу. Якщо якась із них несправна, сервіс
   * повертає код 503.
   */
  healthControllerGetHealth: (options?: AxiosRequestConfig) => Promise<RequestArgs>;
};

/**
 * Prepares the health requests as functions. Each operation resolves to a function that sends the request
 * with the axios instance and base path you pass.
 *
 * @uk Дає функції для запиту перевірки стану. Кожна операція повертає проміс із функцією, яка надсилає запит
 * через переданий екземпляр axios за переданим базовим шляхом.
 *
 * @param configuration - Base path and base axios options. If omitted, the base path is
 * `http://localhost:9999`.
 * @ukParam configuration - Базовий шлях і базові параметри axios. Якщо їх не передати, базовий шлях —
 * `http://localhost:9999`.
 * @returns One function per operation.
 * @ukReturns Для кожної операції — функція.
 */
export declare function HealthApiFp(configuration?: Configuration): {
  /**
   * `GET /api/platform/health`: checks the service components; returns 503 if any of them is unhealthy.
   *
   * @uk `GET /api/platform/health`: перевіряє частини сервісу. Якщо якась із них несправна, сервіс
   * повертає код 503.
   */
  healthControllerGetHealth(
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<HealthControllerGetHealth200Response>>;
};

/**
 * Creates an object with the health operations bound to a specific axios instance and base path, for code
 * without dependency injection.
 *
 * @uk Створює об’єкт з операцією перевірки стану, прив’язаний до одного екземпляра axios і базового шляху, для
 * коду без впровадження залежностей.
 *
 * @param configuration - Base path and base axios options. If omitted, the base path is
 * `http://localhost:9999`.
 * @ukParam configuration - Базовий шлях і базові параметри axios. Якщо їх не передати, базовий шлях —
 * `http://localhost:9999`.
 * @param basePath - Service address, used if the configuration has none. Defaults to `http://localhost:9999`.
 * @ukParam basePath - Адреса сервісу на випадок, якщо її немає в конфігурації. За замовчуванням —
 * `http://localhost:9999`.
 * @param axios - Axios instance used to send requests. Defaults to the global one.
 * @ukParam axios - Екземпляр axios, через який клієнт надсилає запити. За замовчуванням — глобальний.
 * @returns One function per operation; each sends its request and resolves to the axios response.
 * @ukReturns Для кожної операції — функція, яка надсилає запит і повертає проміс із відповіддю axios.
 */
export declare function HealthApiFactory(
  configuration?: Configuration,
  basePath?: string,
  axios?: AxiosInstance,
): {
  /**
   * `GET /api/platform/health`: checks the service components; returns 503 if any of them is unhealthy.
   *
   * @uk `GET /api/platform/health`: перевіряє частини сервісу. Якщо якась із них несправна, сервіс
   * повертає код 503.
   */
  healthControllerGetHealth(options?: any): AxiosPromise<HealthControllerGetHealth200Response>;
};

/**
 * Client for the health endpoints. Import `PlatformClientModule` and inject the client, or create it yourself
 * with a base path and an axios instance.
 *
 * @uk Клієнт кінцевих точок перевірки стану. Імпортуйте `PlatformClientModule` і впровадьте клієнт або створіть
 * його самі, передавши базовий шлях та екземпляр axios.
 *
 * @example
 * ```ts
 * import { HealthApi } from '@softkit/platform-client';
 *
 * const healthApi = new HealthApi(undefined, 'https://platform.example.com');
 *
 * export async function isPlatformHealthy(): Promise<boolean> {
 *   try {
 *     const { data } = await healthApi.healthControllerGetHealth({ timeout: 2000 });
 *     return data.status === 'ok';
 *   } catch {
 *     return false;
 *   }
 * }
 * ```
 */
export declare class HealthApi extends BaseAPI {
  /**
   * Sends `GET /api/platform/health` to check the service components; the status is 503 if any of
   * them is unhealthy.
   *
   * @uk Надсилає `GET /api/platform/health`, щоб перевірити частини сервісу. Якщо якась із них несправна,
   * сервіс повертає код 503.
   *
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response, with the state of each component in `data`.
   * @ukReturns Відповідь axios, у полі `data` якої — стан кожної частини.
   */
  healthControllerGetHealth(
    options?: AxiosRequestConfig,
  ): Promise<AxiosResponse<HealthControllerGetHealth200Response, any>>;
}

/**
 * Builds the URL and axios options for role requests without sending them. This is the layer below
 * {@link RolesApiFp}.
 *
 * A call rejects with `RequiredError` if a required parameter is `null` or `undefined`.
 *
 * @uk Складає URL і параметри axios для запитів щодо ролей, але запитів не надсилає. На цьому найнижчому шарі
 * побудовано {@link RolesApiFp}.
 *
 * Якщо обов’язковий параметр дорівнює `null` чи `undefined`, проміс буде відхилено з `RequiredError`.
 *
 * @param configuration - Base axios options for the requests.
 * @ukParam configuration - Базові параметри axios для запитів.
 * @returns One function per operation; each resolves to the `url`, without a host, and the axios `options`.
 * @ukReturns Для кожної операції — функція, яка повертає проміс з адресою `url` без хоста й параметрами axios
 * `options`.
 * @example
 * ```ts
 * import { RolesApiAxiosParamCreator } from '@softkit/platform-client';
 *
 * export async function roleUrl(id: string): Promise<string> {
 *   const { url } = await RolesApiAxiosParamCreator().rolesControllerFindOne(id);
 *   return `https://platform.example.com${url}`;
 * }
 * ```
 */
export declare function RolesApiAxiosParamCreator(configuration?: Configuration): {
  /**
   * `POST /api/platform/v1/roles`: creates a role.
   *
   * @uk `POST /api/platform/v1/roles`: створює роль.
   */
  rolesControllerCreate: (
    CreateUserRole: CreateUserRole,
    options?: AxiosRequestConfig,
  ) => Promise<RequestArgs>;
  /**
   * `GET /api/platform/v1/roles`: returns a page of roles.
   *
   * @uk `GET /api/platform/v1/roles`: отримує сторінку ролей.
   */
  rolesControllerFindAll: (
    page?: number,
    limit?: number,
    filter_id?: Array<string>,
    filter_name?: Array<string>,
    sortBy?: Array<string>,
    search?: string,
    searchBy?: string,
    select?: string,
    options?: AxiosRequestConfig,
  ) => Promise<RequestArgs>;
  /**
   * `GET /api/platform/v1/roles/{id}`: returns a role.
   *
   * @uk `GET /api/platform/v1/roles/{id}`: отримує роль.
   */
  rolesControllerFindOne: (id: string, options?: AxiosRequestConfig) => Promise<RequestArgs>;
  /**
   * `DELETE /api/platform/v1/roles/{id}`: soft-deletes the given version of a role.
   *
   * @uk `DELETE /api/platform/v1/roles/{id}`: м’яко видаляє вказану версію ролі.
   */
  rolesControllerSoftDelete: (
    id: string,
    version: number,
    options?: AxiosRequestConfig,
  ) => Promise<RequestArgs>;
  /**
   * `GET /api/platform/v1/roles/test-proxy`: calls the test endpoint for proxied requests.
   *
   * @uk `GET /api/platform/v1/roles/test-proxy`: викликає тестову кінцеву точку для
   * проксійованих запитів.
   */
  rolesControllerTestProxy: (options?: AxiosRequestConfig) => Promise<RequestArgs>;
  /**
   * `PUT /api/platform/v1/roles/{id}`: updates a role.
   *
   * @uk `PUT /api/platform/v1/roles/{id}`: оновлює роль.
   */
  rolesControllerUpdateOne: (
    id: string,
    UpdateUserRole: UpdateUserRole,
    options?: AxiosRequestConfig,
  ) => Promise<RequestArgs>;
};

/**
 * Prepares the role requests as functions. Each operation resolves to a function that sends the request with
 * the axios instance and base path you pass.
 *
 * @uk Дає функції для запитів щодо ролей. Кожна операція повертає проміс із функцією, яка надсилає запит через
 * переданий екземпляр axios за переданим базовим шляхом.
 *
 * @param configuration - Base path and base axios options. If omitted, the base path is
 * `http://localhost:9999`.
 * @ukParam configuration - Базовий шлях і базові параметри axios. Якщо їх не передати, базовий шлях —
 * `http://localhost:9999`.
 * @returns One function per operation.
 * @ukReturns Для кожної операції — функція.
 * @example
 * ```ts
 * import axios from 'axios';
 * import { RolesApiFp } from '@softkit/platform-client';
 *
 * export async function readRoleName(id: string): Promise<string> {
 *   const send = await RolesApiFp().rolesControllerFindOne(id);
 *   const { data: role } = await send(axios, 'https://platform.example.com');
 *   return role.name;
 * }
 * ```
 */
export declare function RolesApiFp(configuration?: Configuration): {
  /**
   * `POST /api/platform/v1/roles`: creates a role.
   *
   * @uk `POST /api/platform/v1/roles`: створює роль.
   */
  rolesControllerCreate(
    CreateUserRole: CreateUserRole,
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<CustomUserRoleWithoutPermissionsDto>>;
  /**
   * `GET /api/platform/v1/roles`: returns a page of roles.
   *
   * @uk `GET /api/platform/v1/roles`: отримує сторінку ролей.
   */
  rolesControllerFindAll(
    page?: number,
    limit?: number,
    filter_id?: Array<string>,
    filter_name?: Array<string>,
    sortBy?: Array<string>,
    search?: string,
    searchBy?: string,
    select?: string,
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<RolesControllerFindAll200Response>>;
  /**
   * `GET /api/platform/v1/roles/{id}`: returns a role.
   *
   * @uk `GET /api/platform/v1/roles/{id}`: отримує роль.
   */
  rolesControllerFindOne(
    id: string,
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<CustomUserRoleWithoutPermissionsDto>>;
  /**
   * `DELETE /api/platform/v1/roles/{id}`: soft-deletes the given version of a role.
   *
   * @uk `DELETE /api/platform/v1/roles/{id}`: м’яко видаляє вказану версію ролі.
   */
  rolesControllerSoftDelete(
    id: string,
    version: number,
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<boolean>>;
  /**
   * `GET /api/platform/v1/roles/test-proxy`: calls the test endpoint for proxied requests.
   *
   * @uk `GET /api/platform/v1/roles/test-proxy`: викликає тестову кінцеву точку для
   * проксійованих запитів.
   */
  rolesControllerTestProxy(
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<object>>;
  /**
   * `PUT /api/platform/v1/roles/{id}`: updates a role.
   *
   * @uk `PUT /api/platform/v1/roles/{id}`: оновлює роль.
   */
  rolesControllerUpdateOne(
    id: string,
    UpdateUserRole: UpdateUserRole,
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<CustomUserRoleWithoutPermissionsDto>>;
};

/**
 * Creates an object with the role operations bound to a specific axios instance and base path, for code
 * without dependency injection.
 *
 * @uk Створює об’єкт з операціями для ролей, прив’язаний до одного екземпляра axios і базового шляху, для коду без
 * впровадження залежностей.
 *
 * @param configuration - Base path and base axios options. If omitted, the base path is
 * `http://localhost:9999`.
 * @ukParam configuration - Базовий шлях і базові параметри axios. Якщо їх не передати, базовий шлях —
 * `http://localhost:9999`.
 * @param basePath - Service address, used if the configuration has none. Defaults to `http://localhost:9999`.
 * @ukParam basePath - Адреса сервісу на випадок, якщо її немає в конфігурації. За замовчуванням —
 * `http://localhost:9999`.
 * @param axios - Axios instance used to send requests. Defaults to the global one.
 * @ukParam axios - Екземпляр axios, через який клієнт надсилає запити. За замовчуванням — глобальний.
 * @returns One function per operation; each sends its request and resolves to the axios response.
 * @ukReturns Для кожної операції — функція, яка надсилає запит і повертає проміс із відповіддю axios.
 */
export declare function RolesApiFactory(
  configuration?: Configuration,
  basePath?: string,
  axios?: AxiosInstance,
): {
  /**
   * `POST /api/platform/v1/roles`: creates a role.
   *
   * @uk `POST /api/platform/v1/roles`: створює роль.
   */
  rolesControllerCreate(
    CreateUserRole: CreateUserRole,
    options?: any,
  ): AxiosPromise<CustomUserRoleWithoutPermissionsDto>;
  /**
   * `GET /api/platform/v1/roles`: returns a page of roles.
   *
   * @uk `GET /api/platform/v1/roles`: отримує сторінку ролей.
   */
  rolesControllerFindAll(
    page?: number,
    limit?: number,
    filter_id?: Array<string>,
    filter_name?: Array<string>,
    sortBy?: Array<string>,
    search?: string,
    searchBy?: string,
    select?: string,
    options?: any,
  ): AxiosPromise<RolesControllerFindAll200Response>;
  /**
   * `GET /api/platform/v1/roles/{id}`: returns a role.
   *
   * @uk `GET /api/platform/v1/roles/{id}`: отримує роль.
   */
  rolesControllerFindOne(
    id: string,
    options?: any,
  ): AxiosPromise<CustomUserRoleWithoutPermissionsDto>;
  /**
   * `DELETE /api/platform/v1/roles/{id}`: soft-deletes the given version of a role.
   *
   * @uk `DELETE /api/platform/v1/roles/{id}`: м’яко видаляє вказану версію ролі.
   */
  rolesControllerSoftDelete(id: string, version: number, options?: any): AxiosPromise<boolean>;
  /**
   * `GET /api/platform/v1/roles/test-proxy`: calls the test endpoint for proxied requests.
   *
   * @uk `GET /api/platform/v1/roles/test-proxy`: викликає тестову кінцеву точку для
   * проксійованих запитів.
   */
  rolesControllerTestProxy(options?: any): AxiosPromise<object>;
  /**
   * `PUT /api/platform/v1/roles/{id}`: updates a role.
   *
   * @uk `PUT /api/platform/v1/roles/{id}`: оновлює роль.
   */
  rolesControllerUpdateOne(
    id: string,
    UpdateUserRole: UpdateUserRole,
    options?: any,
  ): AxiosPromise<CustomUserRoleWithoutPermissionsDto>;
};

/**
 * Client for the role endpoints. Import `PlatformClientModule` and inject the client, or create it yourself
 * with a base path and an axios instance.
 *
 * @uk Клієнт кінцевих точок для ролей. Імпортуйте `PlatformClientModule` і впровадьте клієнт або створіть його
 * самі, передавши базовий шлях та екземпляр axios.
 *
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { CustomUserRoleWithoutPermissionsDto, RolesApi } from '@softkit/platform-client';
 *
 * @Injectable()
 * export class RoleReader {
 *   constructor(private readonly rolesApi: RolesApi) {}
 *
 *   async newest(limit: number): Promise<CustomUserRoleWithoutPermissionsDto[]> {
 *     const { data: page } = await this.rolesApi.rolesControllerFindAll(
 *       1,
 *       limit,
 *       undefined,
 *       undefined,
 *       ['createdAt:DESC'],
 *     );
 *
 *     return page.data;
 *   }
 * }
 * ```
 */
export declare class RolesApi extends BaseAPI {
  /**
   * Sends `POST /api/platform/v1/roles` to create a role.
   *
   * @uk Надсилає `POST /api/platform/v1/roles`, щоб створити роль.
   *
   * @param CreateUserRole - New role's name, description, and type.
   * @ukParam CreateUserRole - Назва, опис і тип нової ролі.
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response, with the new role in `data`.
   * @ukReturns Відповідь axios, у полі `data` якої — нова роль.
   * @throws `RequiredError` if `CreateUserRole` is `null` or `undefined`.
   * @ukThrows `RequiredError`, якщо `CreateUserRole` дорівнює `null` або `undefined`.
   */
  rolesControllerCreate(
    CreateUserRole: CreateUserRole,
    options?: AxiosRequestConfig,
  ): Promise<AxiosResponse<CustomUserRoleWithoutPermissionsDto, any>>;
  /**
   * Sends `GET /api/platform/v1/roles` to get a page of roles.
   *
   * @uk Надсилає `GET /api/platform/v1/roles`, щоб отримати сторінку ролей.
   *
   * @param page - Page number, starting from 1. The server defaults to `1`.
   * @ukParam page - Номер сторінки, від 1. На сервері за замовчуванням — `1`.
   * @param limit - Maximum number of roles per page, up to 100. The server defaults to `50`.
   * @ukParam limit - Кількість ролей на сторінці, не більше ніж 100. На сервері за замовчуванням — `50`.
   * @param filter_id - Filters by ID with `$eq` or `$in`, for example `$in:1,2`; sent as `filter.id`.
   * @ukParam filter_id - Фільтри за ідентифікатором з умовою `$eq` або `$in`, наприклад `$in:1,2`. Клієнт
   * надсилає їх як `filter.id`.
   * @param filter_name - Filters by name with `$contains`; sent as `filter.name`.
   * @ukParam filter_name - Фільтри за назвою з умовою `$contains`. Клієнт надсилає їх як `filter.name`.
   * @param sortBy - Sort order as `column:DIRECTION` by `id`, `name`, `createdAt`, or `updatedAt`. The server
   * defaults to `createdAt:DESC`, then `id:DESC`.
   * @ukParam sortBy - Сортування у форматі `column:DIRECTION` за `id`, `name`, `createdAt` чи
   * `updatedAt`. На сервері за замовчуванням — `createdAt:DESC`, потім `id:DESC`.
   * @param search - Text to find in the `searchBy` columns.
   * @ukParam search - Текст, який треба знайти у стовпцях `searchBy`.
   * @param searchBy - Comma-separated columns to search, `name` and `roleType`. If omitted, both are
   * searched.
   * @ukParam searchBy - Стовпці для пошуку, `name` і `roleType` через кому. Якщо їх не вказати, сервер шукає в
   * обох.
   * @param select - Comma-separated columns to return. If omitted, all columns are returned.
   * @ukParam select - Стовпці, які треба повернути, через кому. Якщо їх не вказати, сервер повертає всі.
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response, with the page of roles in `data`.
   * @ukReturns Відповідь axios, у полі `data` якої — сторінка ролей.
   */
  rolesControllerFindAll(
    page?: number,
    limit?: number,
    filter_id?: Array<string>,
    filter_name?: Array<string>,
    sortBy?: Array<string>,
    search?: string,
    searchBy?: string,
    select?: string,
    options?: AxiosRequestConfig,
  ): Promise<AxiosResponse<RolesControllerFindAll200Response, any>>;
  /**
   * Sends `GET /api/platform/v1/roles/{id}` to get a role.
   *
   * @uk Надсилає `GET /api/platform/v1/roles/{id}`, щоб отримати роль.
   *
   * @param id - Role ID, a version 4 UUID.
   * @ukParam id - Ідентифікатор ролі, UUID версії 4.
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response, with the role in `data`.
   * @ukReturns Відповідь axios, у полі `data` якої — роль.
   * @throws `RequiredError` if `id` is `null` or `undefined`.
   * @ukThrows `RequiredError`, якщо `id` дорівнює `null` або `undefined`.
   */
  rolesControllerFindOne(
    id: string,
    options?: AxiosRequestConfig,
  ): Promise<AxiosResponse<CustomUserRoleWithoutPermissionsDto, any>>;
  /**
   * Sends `DELETE /api/platform/v1/roles/{id}` to soft-delete the given version of a role.
   *
   * @uk Надсилає `DELETE /api/platform/v1/roles/{id}`, щоб м’яко видалити вказану версію ролі.
   *
   * @param id - Role ID, a version 4 UUID.
   * @ukParam id - Ідентифікатор ролі, UUID версії 4.
   * @param version - Role version that you have read; sent in the query.
   * @ukParam version - Версія ролі, яку ви прочитали. Клієнт надсилає її в рядку запиту.
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response, with a boolean result in `data`.
   * @ukReturns Відповідь axios, у полі `data` якої — результат, булеве значення.
   * @throws `RequiredError` if `id` or `version` is `null` or `undefined`.
   * @ukThrows `RequiredError`, якщо `id` чи `version` дорівнює `null` або `undefined`.
   */
  rolesControllerSoftDelete(
    id: string,
    version: number,
    options?: AxiosRequestConfig,
  ): Promise<AxiosResponse<boolean, any>>;
  /**
   * Sends `GET /api/platform/v1/roles/test-proxy` to call the test endpoint for proxied requests.
   *
   * @uk Надсилає `GET /api/platform/v1/roles/test-proxy`, щоб викликати тестову кінцеву точку для
   * проксійованих запитів.
   *
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response, with an object in `data`.
   * @ukReturns Відповідь axios, у полі `data` якої — об’єкт.
   */
  rolesControllerTestProxy(options?: AxiosRequestConfig): Promise<AxiosResponse<object, any>>;
  /**
   * Sends `PUT /api/platform/v1/roles/{id}` to update a role.
   *
   * @uk Надсилає `PUT /api/platform/v1/roles/{id}`, щоб оновити роль.
   *
   * @param id - Role ID, a version 4 UUID.
   * @ukParam id - Ідентифікатор ролі, UUID версії 4.
   * @param UpdateUserRole - All role values, which replace the stored ones.
   * @ukParam UpdateUserRole - Усі значення ролі: ними сервер замінює збережені.
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response, with the updated role in `data`.
   * @ukReturns Відповідь axios, у полі `data` якої — оновлена роль.
   * @throws `RequiredError` if `id` or `UpdateUserRole` is `null` or `undefined`.
   * @ukThrows `RequiredError`, якщо `id` чи `UpdateUserRole` дорівнює `null` або `undefined`.
   */
  rolesControllerUpdateOne(
    id: string,
    UpdateUserRole: UpdateUserRole,
    options?: AxiosRequestConfig,
  ): Promise<AxiosResponse<CustomUserRoleWithoutPermissionsDto, any>>;
}

/**
 * Builds the URL and axios options for tenant requests without sending them. This is the layer below
 * {@link TenantsApiFp}.
 *
 * A call rejects with `RequiredError` if a required parameter is `null` or `undefined`.
 *
 * @uk Складає URL і параметри axios для запиту щодо тенантів, але запиту не надсилає. На цьому найнижчому шарі
 * побудовано {@link TenantsApiFp}.
 *
 * Якщо обов’язковий параметр дорівнює `null` чи `undefined`, проміс буде відхилено з `RequiredError`.
 *
 * @param configuration - Base axios options for the requests.
 * @ukParam configuration - Базові параметри axios для запитів.
 * @returns One function per operation; each resolves to the `url`, without a host, and the axios `options`.
 * @ukReturns Для кожної операції — функція, яка повертає проміс з адресою `url` без хоста й параметрами axios
 * `options`.
 */
export declare function TenantsApiAxiosParamCreator(configuration?: Configuration): {
  /**
   * `POST /api/platform/v1/tenants/configuration/saml`: configures SAML sign-on for the tenant.
   *
   * @uk `POST /api/platform/v1/tenants/configuration/saml`: налаштовує вхід через SAML
   * для тенанта.
   */
  tenantsConfigurationControllerSetupSaml: (
    SetupSamlConfiguration: SetupSamlConfiguration,
    options?: AxiosRequestConfig,
  ) => Promise<RequestArgs>;
};

/**
 * Prepares the tenant requests as functions. Each operation resolves to a function that sends the request
 * with the axios instance and base path you pass.
 *
 * @uk Дає функції для запиту щодо тенантів. Кожна операція повертає проміс із функцією, яка надсилає запит
 * через переданий екземпляр axios за переданим базовим шляхом.
 *
 * @param configuration - Base path and base axios options. If omitted, the base path is
 * `http://localhost:9999`.
 * @ukParam configuration - Базовий шлях і базові параметри axios. Якщо їх не передати, базовий шлях —
 * `http://localhost:9999`.
 * @returns One function per operation.
 * @ukReturns Для кожної операції — функція.
 */
export declare function TenantsApiFp(configuration?: Configuration): {
  /**
   * `POST /api/platform/v1/tenants/configuration/saml`: configures SAML sign-on for the tenant.
   *
   * @uk `POST /api/platform/v1/tenants/configuration/saml`: налаштовує вхід через SAML
   * для тенанта.
   */
  tenantsConfigurationControllerSetupSaml(
    SetupSamlConfiguration: SetupSamlConfiguration,
    options?: AxiosRequestConfig,
  ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<void>>;
};

/**
 * Creates an object with the tenant operations bound to a specific axios instance and base path, for code
 * without dependency injection.
 *
 * @uk Створює об’єкт з операцією для тенантів, прив’язаний до одного екземпляра axios і базового шляху, для коду
 * без впровадження залежностей.
 *
 * @param configuration - Base path and base axios options. If omitted, the base path is
 * `http://localhost:9999`.
 * @ukParam configuration - Базовий шлях і базові параметри axios. Якщо їх не передати, базовий шлях —
 * `http://localhost:9999`.
 * @param basePath - Service address, used if the configuration has none. Defaults to `http://localhost:9999`.
 * @ukParam basePath - Адреса сервісу на випадок, якщо її немає в конфігурації. За замовчуванням —
 * `http://localhost:9999`.
 * @param axios - Axios instance used to send requests. Defaults to the global one.
 * @ukParam axios - Екземпляр axios, через який клієнт надсилає запити. За замовчуванням — глобальний.
 * @returns One function per operation; each sends its request and resolves to the axios response.
 * @ukReturns Для кожної операції — функція, яка надсилає запит і повертає проміс із відповіддю axios.
 */
export declare function TenantsApiFactory(
  configuration?: Configuration,
  basePath?: string,
  axios?: AxiosInstance,
): {
  /**
   * `POST /api/platform/v1/tenants/configuration/saml`: configures SAML sign-on for the tenant.
   *
   * @uk `POST /api/platform/v1/tenants/configuration/saml`: налаштовує вхід через SAML
   * для тенанта.
   */
  tenantsConfigurationControllerSetupSaml(
    SetupSamlConfiguration: SetupSamlConfiguration,
    options?: any,
  ): AxiosPromise<void>;
};

/**
 * Client for the tenant endpoints. Import `PlatformClientModule` and inject the client, or create it yourself
 * with a base path and an axios instance.
 *
 * @uk Клієнт кінцевої точки для тенантів. Імпортуйте `PlatformClientModule` і впровадьте клієнт або створіть
 * його самі, передавши базовий шлях та екземпляр axios.
 *
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { TenantsApi } from '@softkit/platform-client';
 *
 * @Injectable()
 * export class SingleSignOnService {
 *   constructor(private readonly tenantsApi: TenantsApi) {}
 *
 *   async enable(entryPoint: string, certificate: string): Promise<void> {
 *     await this.tenantsApi.tenantsConfigurationControllerSetupSaml({
 *       entryPoint,
 *       certificate,
 *       enabled: true,
 *       fieldsMapping: {
 *         firstName: 'givenName',
 *         lastName: 'surname',
 *         email: 'email',
 *         role: 'role',
 *       },
 *     });
 *   }
 * }
 * ```
 */
export declare class TenantsApi extends BaseAPI {
  /**
   * Sends `POST /api/platform/v1/tenants/configuration/saml` to configure SAML sign-on for the
   * tenant.
   *
   * @uk Надсилає `POST /api/platform/v1/tenants/configuration/saml`, щоб налаштувати вхід через
   * SAML для тенанта.
   *
   * @param SetupSamlConfiguration - Identity provider's address, certificate, and field names.
   * @ukParam SetupSamlConfiguration - Адреса, сертифікат і назви полів постачальника ідентифікації.
   * @param options - Axios options that override the request options.
   * @ukParam options - Параметри axios, що мають пріоритет над параметрами запиту.
   * @returns The axios response without typed data.
   * @ukReturns Відповідь axios без типізованих даних.
   * @throws `RequiredError` if `SetupSamlConfiguration` is `null` or `undefined`.
   * @ukThrows `RequiredError`, якщо `SetupSamlConfiguration` дорівнює `null` або `undefined`.
   */
  tenantsConfigurationControllerSetupSaml(
    SetupSamlConfiguration: SetupSamlConfiguration,
    options?: AxiosRequestConfig,
  ): Promise<AxiosResponse<void, any>>;
}
