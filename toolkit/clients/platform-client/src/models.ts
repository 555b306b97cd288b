/**
 * Request body for `POST /api/platform/v1/auth/approve-signup`: the approval and its code.
 *
 * @uk Тіло запиту `POST /api/platform/v1/auth/approve-signup`: підтвердження та його код.
 */
export interface ApproveSignUpRequest {
  /**
   * Identifies the signup that the code belongs to.
   *
   * @uk Визначає реєстрацію, якої стосується код.
   */
  approvalId: string;
  /**
   * Code that confirms the approval.
   *
   * @uk Код, яким підтверджують реєстрацію.
   */
  code: string;
}

/**
 * Response to a signup that conflicts with an existing record, with status 409.
 *
 * @uk Відповідь із кодом 409 на реєстрацію, яка конфліктує з наявним записом.
 */
export interface AuthControllerSignUp409Response {
  /**
   * Link to the error documentation.
   *
   * @uk Посилання на документацію помилки.
   */
  type: string;
  /**
   * Short description of what went wrong; `detail` explains it.
   *
   * @uk Короткий опис того, що сталося. Пояснення — у полі `detail`.
   */
  title: string;
  /**
   * HTTP status, which is `409` here.
   *
   * @uk Код стану HTTP, тут `409`.
   */
  status: number;
  /**
   * Message to show to the end user.
   *
   * @uk Повідомлення для кінцевого користувача.
   */
  detail: string;
  /**
   * Data that helps the client handle the error.
   *
   * @uk Дані, які допомагають клієнтові обробити помилку.
   */
  data?: object;
  /**
   * Unique ID for this occurrence of the error.
   *
   * @uk Унікальний ідентифікатор цього випадку помилки.
   */
  instance: string;
}

/**
 * Part of {@link AuthControllerSignUp409Response} that the OpenAPI document adds to the common error.
 *
 * @uk Частина {@link AuthControllerSignUp409Response}, яку документ OpenAPI додає до спільної помилки.
 */
export interface AuthControllerSignUp409ResponseAllOf {
  /**
   * HTTP status, which is `409` here.
   *
   * @uk Код стану HTTP, тут `409`.
   */
  status?: number;
}

/**
 * Request body for `POST /api/platform/v1/auth/signup`: the user and the company to register.
 *
 * @uk Тіло запиту `POST /api/platform/v1/auth/signup`: користувач і компанія для реєстрації.
 */
export interface CreateUserRequest {
  /**
   * Email address that the new user will sign in with.
   *
   * @uk Адреса електронної пошти, з якою входитиме новий користувач.
   */
  email: string;
  /**
   * Password that the new user will sign in with.
   *
   * @uk Пароль, з яким входитиме новий користувач.
   */
  password: string;
  /**
   * The same password again, to rule out typing mistakes.
   *
   * @uk Той самий пароль ще раз — на випадок помилки під час введення.
   */
  repeatedPassword: string;
  /**
   * First name that the user enters when signing up.
   *
   * @uk Ім’я, яке користувач вводить під час реєстрації.
   */
  firstName: string;
  /**
   * Last name that the user enters when signing up.
   *
   * @uk Прізвище, яке користувач вводить під час реєстрації.
   */
  lastName: string;
  /**
   * Name of the company that the user signs up.
   *
   * @uk Назва компанії, яку реєструє користувач.
   */
  companyName: string;
}

/**
 * Request body for `POST /api/platform/v1/roles`: the role to create.
 *
 * @uk Тіло запиту `POST /api/platform/v1/roles`: роль, яку треба створити.
 */
export interface CreateUserRole {
  /**
   * Role name to show to users.
   *
   * @uk Назва ролі, яку бачать користувачі.
   */
  name: string;
  /**
   * Explains to users what the role is for.
   *
   * @uk Пояснює користувачам, для чого ця роль.
   */
  description: string;
  /**
   * Whether the role is for administrators or for regular users.
   *
   * @uk Чи роль призначено адміністраторам, чи звичайним користувачам.
   */
  roleType?: CreateUserRoleRoleTypeEnum;
  /**
   * Permissions granted by the role.
   *
   * @uk Дозволи, які надає роль.
   */
  permissions?: Array<Permission>;
}

/**
 * Values for the `roleType` field of a role to create.
 *
 * @uk Значення поля `roleType` ролі, яку треба створити.
 *
 * @example
 * ```ts
 * import { CreateUserRole, CreateUserRoleRoleTypeEnum } from '@softkit/platform-client';
 *
 * export const auditor: CreateUserRole = {
 *   name: 'Auditor',
 *   description: 'Reads reports',
 *   roleType: CreateUserRoleRoleTypeEnum.REGULAR_USER,
 * };
 * ```
 */
export declare const CreateUserRoleRoleTypeEnum: {
  /**
   * Role type for administrators.
   *
   * @uk Позначає роль для адміністраторів.
   *
   * @defaultValue `'ADMIN'`
   */
  readonly ADMIN: 'ADMIN';
  /**
   * Type of the roles that all other users have.
   *
   * @uk Тип ролей, які мають решта користувачів.
   *
   * @defaultValue `'REGULAR_USER'`
   */
  readonly REGULAR_USER: 'REGULAR_USER';
};

/**
 * Values that `roleType` accepts in {@link CreateUserRole}.
 *
 * @uk Значення, які приймає `roleType` у {@link CreateUserRole}.
 */
export type CreateUserRoleRoleTypeEnum =
  (typeof CreateUserRoleRoleTypeEnum)[keyof typeof CreateUserRoleRoleTypeEnum];

/**
 * Role returned by the service.
 *
 * @uk Роль, яку повертає сервіс.
 */
export interface CustomUserRoleWithoutPermissionsDto {
  /**
   * ID, a version 4 UUID.
   *
   * @uk Ідентифікатор, UUID версії 4.
   */
  id: string;
  /**
   * Role name to show to users.
   *
   * @uk Назва ролі, яку бачать користувачі.
   */
  name: string;
  /**
   * Explains to users what the role is for.
   *
   * @uk Пояснює користувачам, для чого ця роль.
   */
  description: string;
  /**
   * Whether the role is for administrators or for regular users.
   *
   * @uk Чи роль призначено адміністраторам, чи звичайним користувачам.
   */
  roleType?: CustomUserRoleWithoutPermissionsDtoRoleTypeEnum;
  /**
   * Permissions granted by the role.
   *
   * @uk Дозволи, які надає роль.
   */
  permissions?: Array<Permission>;
}

/**
 * Types that a returned role can have.
 *
 * @uk Типи, які може мати повернена роль.
 */
export declare const CustomUserRoleWithoutPermissionsDtoRoleTypeEnum: {
  /**
   * Role type for administrators.
   *
   * @uk Позначає роль для адміністраторів.
   *
   * @defaultValue `'ADMIN'`
   */
  readonly ADMIN: 'ADMIN';
  /**
   * Type of the roles that all other users have.
   *
   * @uk Тип ролей, які мають решта користувачів.
   *
   * @defaultValue `'REGULAR_USER'`
   */
  readonly REGULAR_USER: 'REGULAR_USER';
};

/**
 * Role types that {@link CustomUserRoleWithoutPermissionsDto} can have.
 *
 * @uk Можливі значення типу ролі в {@link CustomUserRoleWithoutPermissionsDto}.
 */
export type CustomUserRoleWithoutPermissionsDtoRoleTypeEnum =
  (typeof CustomUserRoleWithoutPermissionsDtoRoleTypeEnum)[keyof typeof CustomUserRoleWithoutPermissionsDtoRoleTypeEnum];

/**
 * Body that the service returns if a request fails.
 *
 * @uk Тіло відповіді на невдалий запит до сервісу.
 */
export interface ErrorResponse {
  /**
   * Link to the error documentation.
   *
   * @uk Посилання на документацію помилки.
   */
  type: string;
  /**
   * Short description of what went wrong; `detail` explains it.
   *
   * @uk Короткий опис того, що сталося. Пояснення — у полі `detail`.
   */
  title: string;
  /**
   * HTTP status, for example `404`.
   *
   * @uk Код стану HTTP, наприклад `404`.
   */
  status: number;
  /**
   * Message to show to the end user.
   *
   * @uk Повідомлення для кінцевого користувача.
   */
  detail: string;
  /**
   * Data that helps the client handle the error.
   *
   * @uk Дані, які допомагають клієнтові обробити помилку.
   */
  data?: object;
  /**
   * Unique ID for this occurrence of the error.
   *
   * @uk Унікальний ідентифікатор цього випадку помилки.
   */
  instance: string;
}

/**
 * Response to `GET /api/platform/health` if the service is healthy.
 *
 * @uk Відповідь на `GET /api/platform/health`, якщо сервіс справний.
 */
export interface HealthControllerGetHealth200Response {
  /**
   * Overall service state, from all checks together.
   *
   * @uk Загальний стан сервісу за всіма перевірками.
   */
  status?: string;
  /**
   * Healthy service components, by name.
   *
   * @uk Справні частини сервісу, за назвами.
   */
  info?: { [key: string]: HealthControllerGetHealth200ResponseInfoValue } | null;
  /**
   * Unhealthy service components, by name.
   *
   * @uk Несправні частини сервісу, за назвами.
   */
  error?: { [key: string]: HealthControllerGetHealth200ResponseInfoValue } | null;
  /**
   * All checked service components, by name.
   *
   * @uk Усі перевірені частини сервісу, за назвами.
   */
  details?: { [key: string]: HealthControllerGetHealth200ResponseInfoValue };
}

/**
 * Check result for one service component.
 *
 * @uk Результат перевірки однієї частини сервісу.
 */
export interface HealthControllerGetHealth200ResponseInfoValue {
  /**
   * Additional details reported by the check.
   *
   * @uk Інші подробиці, про які повідомляє перевірка.
   */
  [key: string]: string | any;
  /**
   * State that the check found, such as `up` or `down`.
   *
   * @uk Стан, який визначила перевірка, наприклад `up` або `down`.
   */
  status?: string;
}

/**
 * Response to `GET /api/platform/health` with status 503, if a service component is unhealthy.
 *
 * @uk Відповідь на `GET /api/platform/health` з кодом 503, якщо якась частина сервісу несправна.
 */
export interface HealthControllerGetHealth503Response {
  /**
   * Overall service state, from all checks together.
   *
   * @uk Загальний стан сервісу за всіма перевірками.
   */
  status?: string;
  /**
   * Healthy service components, by name.
   *
   * @uk Справні частини сервісу, за назвами.
   */
  info?: { [key: string]: HealthControllerGetHealth200ResponseInfoValue } | null;
  /**
   * Unhealthy service components, by name.
   *
   * @uk Несправні частини сервісу, за назвами.
   */
  error?: { [key: string]: HealthControllerGetHealth200ResponseInfoValue } | null;
  /**
   * All checked service components, by name.
   *
   * @uk Усі перевірені частини сервісу, за назвами.
   */
  details?: { [key: string]: HealthControllerGetHealth200ResponseInfoValue };
}

/**
 * Names of the fields in which the identity provider sends user data.
 *
 * @uk Назви полів, у яких постачальник ідентифікації надсилає дані користувача.
 */
export interface IdpMappingDto {
  /**
   * Field that contains the first name.
   *
   * @uk Назва поля, яке містить ім’я.
   */
  firstName: string;
  /**
   * Field that contains the last name.
   *
   * @uk Назва поля, яке містить прізвище.
   */
  lastName: string;
  /**
   * Field that contains the email.
   *
   * @uk Поле з адресою електронної пошти.
   */
  email: string;
  /**
   * Field that contains the role.
   *
   * @uk Назва поля, яке містить роль.
   */
  role: string;
}

/**
 * URLs for the neighboring pages of a paginated response; a page that doesn't exist has no link.
 *
 * @uk Адреси сусідніх сторінок відповіді з пагінацією. Якщо сторінки немає, немає й адреси.
 */
export interface LinksToPages {
  /**
   * URL that returns the first page.
   *
   * @uk URL першої сторінки.
   */
  first?: string;
  /**
   * URL that returns the previous page.
   *
   * @uk URL попередньої сторінки.
   */
  previous?: string;
  /**
   * URL that returns the same page again.
   *
   * @uk URL цієї самої сторінки.
   */
  current?: string;
  /**
   * URL that returns the next page.
   *
   * @uk URL наступної сторінки.
   */
  next?: string;
  /**
   * URL that returns the last page.
   *
   * @uk URL останньої сторінки.
   */
  last?: string;
}

/**
 * Paginated response with items of any type.
 *
 * @uk Відповідь із пагінацією з елементами будь-якого типу.
 */
export interface PaginatedDocumented {
  /**
   * Items on the page.
   *
   * @uk Елементи, які містить ця сторінка.
   */
  data: Array<object>;
  /**
   * Page and item counts, sorting, search, and filters.
   *
   * @uk Кількість сторінок та елементів, сортування, пошук і фільтри.
   */
  meta: PaginationMetadata;
  /**
   * URLs for the neighboring pages.
   *
   * @uk Посилання на сусідні сторінки.
   */
  links: LinksToPages;
}

/**
 * Links to the neighboring pages, as the OpenAPI document names them. The client's responses use
 * {@link LinksToPages}.
 *
 * @uk Посилання на сусідні сторінки під іншою назвою з документа OpenAPI; клієнт у відповідях
 * використовує {@link LinksToPages}.
 */
export interface PaginatedLinksDocumented {
  /**
   * URL that returns the first page.
   *
   * @uk URL першої сторінки.
   */
  first?: string;
  /**
   * URL that returns the previous page.
   *
   * @uk URL попередньої сторінки.
   */
  previous?: string;
  /**
   * URL that returns the same page again.
   *
   * @uk URL цієї самої сторінки.
   */
  current?: string;
  /**
   * URL that returns the next page.
   *
   * @uk URL наступної сторінки.
   */
  next?: string;
  /**
   * URL that returns the last page.
   *
   * @uk URL останньої сторінки.
   */
  last?: string;
}

/**
 * Page metadata under another name in the OpenAPI document; it has the same fields as
 * {@link PaginationMetadata}.
 *
 * @uk Метадані сторінки під іншою назвою з документа OpenAPI; поля ті самі, що й у {@link PaginationMetadata}.
 */
export interface PaginatedMetaDocumented {
  /**
   * Maximum number of items per page.
   *
   * @uk Найбільша кількість елементів на сторінці.
   */
  itemsPerPage: number;
  /**
   * Number of items on all pages together.
   *
   * @uk Кількість елементів на всіх сторінках разом.
   */
  totalItems: number;
  /**
   * Page number, starting from 1.
   *
   * @uk Номер цієї сторінки, від 1.
   */
  currentPage: number;
  /**
   * Number of pages with the current page size.
   *
   * @uk Кількість сторінок, якщо їхній розмір не змінювати.
   */
  totalPages: number;
  /**
   * Applied sorting: pairs of a column and a direction.
   *
   * @uk Застосоване сортування: пари «стовпець — напрям».
   */
  sortBy?: Array<Array<SortingByColumnsInnerInner>>;
  /**
   * Columns in which the server looked for the search term.
   *
   * @uk Стовпці, у яких сервер шукав слово.
   */
  searchBy?: Array<string>;
  /**
   * Search term that was applied.
   *
   * @uk Слово, за яким виконано пошук.
   */
  search?: string;
  /**
   * Columns that the server returned for each item.
   *
   * @uk Стовпці, які сервер повернув для кожного елемента.
   */
  select?: Array<string>;
  /**
   * Filters that the server applied, by column name.
   *
   * @uk Фільтри, які застосував сервер, за назвою стовпця.
   */
  filter?: object;
}

/**
 * Page metadata: what the page contains and how it was selected.
 *
 * @uk Метадані сторінки: що на ній є та як відібрано ці дані.
 */
export interface PaginationMetadata {
  /**
   * Maximum number of items per page.
   *
   * @uk Найбільша кількість елементів на сторінці.
   */
  itemsPerPage: number;
  /**
   * Number of items on all pages together.
   *
   * @uk Кількість елементів на всіх сторінках разом.
   */
  totalItems: number;
  /**
   * Page number, starting from 1.
   *
   * @uk Номер цієї сторінки, від 1.
   */
  currentPage: number;
  /**
   * Number of pages with the current page size.
   *
   * @uk Кількість сторінок, якщо їхній розмір не змінювати.
   */
  totalPages: number;
  /**
   * Applied sorting: pairs of a column and a direction.
   *
   * @uk Застосоване сортування: пари «стовпець — напрям».
   */
  sortBy?: Array<Array<SortingByColumnsInnerInner>>;
  /**
   * Columns in which the server looked for the search term.
   *
   * @uk Стовпці, у яких сервер шукав слово.
   */
  searchBy?: Array<string>;
  /**
   * Search term that was applied.
   *
   * @uk Слово, за яким виконано пошук.
   */
  search?: string;
  /**
   * Columns that the server returned for each item.
   *
   * @uk Стовпці, які сервер повернув для кожного елемента.
   */
  select?: Array<string>;
  /**
   * Filters that the server applied, by column name.
   *
   * @uk Фільтри, які застосував сервер, за назвою стовпця.
   */
  filter?: object;
}

/**
 * Permission that a role can grant.
 *
 * @uk Дозвіл, який може надати роль.
 */
export interface Permission {
  /**
   * ID that roles refer to the permission by.
   *
   * @uk Ідентифікатор, за яким на дозвіл посилаються ролі.
   */
  id: string;
  /**
   * Permission name to show to administrators.
   *
   * @uk Назва дозволу, яку бачать адміністратори.
   */
  name: string;
  /**
   * Explains to administrators what the permission allows.
   *
   * @uk Пояснює адміністраторам, на що дає право цей дозвіл.
   */
  description: string;
  /**
   * Short lowercase identifier that the code checks, for example `admin.user.read`. It is stored in access
   * tokens.
   *
   * @uk Короткий ідентифікатор у нижньому регістрі, який перевіряє код, наприклад `admin.user.read`. Його
   * містять токени доступу.
   */
  action: string;
  /**
   * Refers to the category under which administrators find the permission.
   *
   * @uk Посилається на категорію, у якій адміністратори знаходять дозвіл.
   */
  permissionCategoryId: string;
  /**
   * Category, if it is loaded.
   *
   * @uk Категорія, якщо її завантажено.
   */
  permissionCategory?: PermissionCategory | null;
}

/**
 * Group of related permissions.
 *
 * @uk Група дозволів, пов’язаних між собою.
 */
export interface PermissionCategory {
  /**
   * ID that permissions refer to the category by.
   *
   * @uk Ідентифікатор, за яким на категорію посилаються дозволи.
   */
  id: string;
  /**
   * Category name to show to administrators.
   *
   * @uk Назва категорії, яку бачать адміністратори.
   */
  name: string;
  /**
   * Explains to administrators which permissions the category groups.
   *
   * @uk Пояснює адміністраторам, які дозволи об’єднує категорія.
   */
  description: string;
  /**
   * All permissions that belong to the category.
   *
   * @uk Усі дозволи, що належать до категорії.
   */
  permissions: Array<Permission>;
}

/**
 * Page of roles, the response to `GET /api/platform/v1/roles`.
 *
 * @uk Сторінка ролей, відповідь на `GET /api/platform/v1/roles`.
 */
export interface RolesControllerFindAll200Response {
  /**
   * Roles that this page contains.
   *
   * @uk Ролі, які містить ця сторінка.
   */
  data: Array<CustomUserRoleWithoutPermissionsDto>;
  /**
   * Selected columns and filters.
   *
   * @uk Вибрані стовпці та фільтри.
   */
  meta: RolesControllerFindAll200ResponseAllOfMeta;
  /**
   * URLs for the neighboring pages.
   *
   * @uk Посилання на сусідні сторінки.
   */
  links: LinksToPages;
}

/**
 * Part of {@link RolesControllerFindAll200Response} that the OpenAPI document adds to the common page.
 *
 * @uk Частина {@link RolesControllerFindAll200Response}, яку документ OpenAPI додає до спільної сторінки.
 */
export interface RolesControllerFindAll200ResponseAllOf {
  /**
   * Roles that this page contains.
   *
   * @uk Ролі, які містить ця сторінка.
   */
  data?: Array<CustomUserRoleWithoutPermissionsDto>;
  /**
   * Selected columns and filters.
   *
   * @uk Вибрані стовпці та фільтри.
   */
  meta?: RolesControllerFindAll200ResponseAllOfMeta;
}

/**
 * Columns and filters for a page of roles.
 *
 * @uk Стовпці та фільтри сторінки ролей.
 */
export interface RolesControllerFindAll200ResponseAllOfMeta {
  /**
   * Columns that the server returned for each item.
   *
   * @uk Стовпці, які сервер повернув для кожного елемента.
   */
  select?: Array<RolesControllerFindAll200ResponseAllOfMetaSelectEnum>;
  /**
   * Filters that the server applied, by column name.
   *
   * @uk Фільтри, які застосував сервер, за назвою стовпця.
   */
  filter?: RolesControllerFindAll200ResponseAllOfMetaFilter;
}

/**
 * Role columns that a request can select.
 *
 * @uk Стовпці ролі, які можна вибрати в запиті.
 */
export declare const RolesControllerFindAll200ResponseAllOfMetaSelectEnum: {
  /**
   * Column with the role's ID.
   *
   * @uk Стовпець з ідентифікатором ролі.
   *
   * @defaultValue `'id'`
   */
  readonly ID: 'id';
  /**
   * Column with the role's name.
   *
   * @uk Стовпець із назвою ролі.
   *
   * @defaultValue `'name'`
   */
  readonly NAME: 'name';
  /**
   * Column with the time when the role was created.
   *
   * @uk Стовпець із часом створення ролі.
   *
   * @defaultValue `'createdAt'`
   */
  readonly CREATED_AT: 'createdAt';
  /**
   * Column with the time of the role's last update.
   *
   * @uk Стовпець із часом останнього оновлення ролі.
   *
   * @defaultValue `'updatedAt'`
   */
  readonly UPDATED_AT: 'updatedAt';
  /**
   * Column with the role's type.
   *
   * @uk Стовпець із типом ролі.
   *
   * @defaultValue `'roleType'`
   */
  readonly ROLE_TYPE: 'roleType';
};

/**
 * Columns that a page of roles can include.
 *
 * @uk Стовпці, які може мати сторінка ролей.
 */
export type RolesControllerFindAll200ResponseAllOfMetaSelectEnum =
  (typeof RolesControllerFindAll200ResponseAllOfMetaSelectEnum)[keyof typeof RolesControllerFindAll200ResponseAllOfMetaSelectEnum];

/**
 * Filters applied to a page of roles.
 *
 * @uk Фільтри, застосовані до сторінки ролей.
 */
export interface RolesControllerFindAll200ResponseAllOfMetaFilter {
  /**
   * Filters that compare the role's ID.
   *
   * @uk Фільтри, які порівнюють ідентифікатор ролі.
   */
  id?: RolesControllerFindAll200ResponseAllOfMetaFilterId;
  /**
   * Filters that compare the role's name.
   *
   * @uk Фільтри, які порівнюють назву ролі.
   */
  name?: RolesControllerFindAll200ResponseAllOfMetaFilterId;
}

/**
 * One or more filters, each in the `OPERATION:VALUE` format.
 *
 * @uk Один фільтр або кілька, кожен у форматі `OPERATION:VALUE`.
 */
export type RolesControllerFindAll200ResponseAllOfMetaFilterId = Array<string> | string;

/**
 * Request body for `POST /api/platform/v1/tenants/configuration/saml`: how tenant users sign in through their
 * identity provider.
 *
 * @uk Тіло запиту `POST /api/platform/v1/tenants/configuration/saml`: як користувачі тенанта входять через його
 * постачальника ідентифікації.
 */
export interface SetupSamlConfiguration {
  /**
   * Identity provider URL where the sign-on starts.
   *
   * @uk Адреса постачальника ідентифікації, з якої починається вхід.
   */
  entryPoint: string;
  /**
   * Certificate used to verify responses from the identity provider.
   *
   * @uk Сертифікат для перевірки відповідей постачальника ідентифікації.
   */
  certificate: string;
  /**
   * Names of the fields with user data.
   *
   * @uk Назви полів із даними користувача.
   */
  fieldsMapping: IdpMappingDto;
  /**
   * Whether SAML sign-on is allowed.
   *
   * @uk Чи дозволено вхід через SAML.
   */
  enabled: boolean;
}

/**
 * Request body for `POST /api/platform/v1/auth/signin`: the user credentials.
 *
 * @uk Тіло запиту `POST /api/platform/v1/auth/signin`: облікові дані користувача.
 */
export interface SignInRequest {
  /**
   * Email address that identifies the user's account.
   *
   * @uk Адреса електронної пошти, яка визначає обліковий запис користувача.
   */
  email: string;
  /**
   * Password that the user signs in with.
   *
   * @uk Пароль, з яким входить користувач.
   */
  password: string;
}

/**
 * Part of a sorting pair: a column name or a direction, `ASC` or `DESC`.
 *
 * @uk Частина пари сортування: назва стовпця або напрям, `ASC` чи `DESC`.
 */
export type SortingByColumnsInnerInner = string;

/**
 * Request body for `PUT /api/platform/v1/roles/{id}`: the new role state.
 *
 * @uk Тіло запиту `PUT /api/platform/v1/roles/{id}`: новий стан ролі.
 */
export interface UpdateUserRole {
  /**
   * ID of the role to update.
   *
   * @uk Ідентифікатор ролі, яку треба оновити.
   */
  id: string;
  /**
   * Role name to show to users.
   *
   * @uk Назва ролі, яку бачать користувачі.
   */
  name: string;
  /**
   * Explains to users what the role is for.
   *
   * @uk Пояснює користувачам, для чого ця роль.
   */
  description: string;
  /**
   * Whether the role is for administrators or for regular users.
   *
   * @uk Чи роль призначено адміністраторам, чи звичайним користувачам.
   */
  roleType?: UpdateUserRoleRoleTypeEnum;
}

/**
 * Types that a role can be changed to.
 *
 * @uk Типи, на які можна змінити тип ролі.
 */
export declare const UpdateUserRoleRoleTypeEnum: {
  /**
   * Role type for administrators.
   *
   * @uk Позначає роль для адміністраторів.
   *
   * @defaultValue `'ADMIN'`
   */
  readonly ADMIN: 'ADMIN';
  /**
   * Type of the roles that all other users have.
   *
   * @uk Тип ролей, які мають решта користувачів.
   *
   * @defaultValue `'REGULAR_USER'`
   */
  readonly REGULAR_USER: 'REGULAR_USER';
};

/**
 * Values that `roleType` accepts in {@link UpdateUserRole}.
 *
 * @uk Значення, які приймає `roleType` у {@link UpdateUserRole}.
 */
export type UpdateUserRoleRoleTypeEnum =
  (typeof UpdateUserRoleRoleTypeEnum)[keyof typeof UpdateUserRoleRoleTypeEnum];
