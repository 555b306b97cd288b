/**
 * Request body for `POST /api/platform/v1/auth/approve-signup`: the approval and its code.
 *
 * @uk Тіло запиту `POST /api/platform/v1/auth/approve-signup`: підтвердження та його код.
 */
export interface ApproveSignUpRequest {
  /**
   * Approval ID.
   *
   * @uk Ідентифікатор підтвердження.
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
 * @uk Відповідь на реєстрацію, яка конфліктує з наявним записом, з кодом 409.
 */
export interface AuthControllerSignUp409Response {
  /**
   * Link to the error documentation.
   *
   * @uk Посилання на документацію помилки.
   */
  type: string;
  /**
   * Short error description.
   *
   * @uk Короткий опис помилки.
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
   * User email.
   *
   * @uk Адреса електронної пошти користувача.
   */
  email: string;
  /**
   * Password.
   *
   * @uk Пароль.
   */
  password: string;
  /**
   * Repeated password.
   *
   * @uk Той самий пароль ще раз.
   */
  repeatedPassword: string;
  /**
   * First name.
   *
   * @uk Ім’я.
   */
  firstName: string;
  /**
   * Last name.
   *
   * @uk Прізвище.
   */
  lastName: string;
  /**
   * Company name.
   *
   * @uk Назва компанії.
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
   * Role name.
   *
   * @uk Назва ролі.
   */
  name: string;
  /**
   * Role description.
   *
   * @uk Опис ролі.
   */
  description: string;
  /**
   * Role type.
   *
   * @uk Тип ролі.
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
 * Types available for a new role.
 *
 * @uk Типи, які може мати нова роль.
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
   * Type of the roles that administrators have.
   *
   * @uk Тип ролей, які мають адміністратори.
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
 * Role types that {@link CreateUserRole} accepts.
 *
 * @uk Допустимі значення типу ролі в {@link CreateUserRole}.
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
   * Role name.
   *
   * @uk Назва ролі.
   */
  name: string;
  /**
   * Role description.
   *
   * @uk Опис ролі.
   */
  description: string;
  /**
   * Role type.
   *
   * @uk Тип ролі.
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
   * Type of the roles that administrators have.
   *
   * @uk Тип ролей, які мають адміністратори.
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
   * Short error description.
   *
   * @uk Короткий опис помилки.
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
   * Overall result.
   *
   * @uk Загальний результат.
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
   * Component state.
   *
   * @uk Стан частини.
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
   * Overall result.
   *
   * @uk Загальний результат.
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
   * @uk Поле з ім’ям.
   */
  firstName: string;
  /**
   * Field that contains the last name.
   *
   * @uk Поле з прізвищем.
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
   * @uk Поле з роллю.
   */
  role: string;
}

/**
 * URLs for the neighboring pages of a paginated response; a page that doesn't exist has no link.
 *
 * @uk Посилання на сусідні сторінки відповіді з пагінацією; для сторінки, якої немає, посилання відсутнє.
 */
export interface LinksToPages {
  /**
   * First page.
   *
   * @uk Перша сторінка.
   */
  first?: string;
  /**
   * Previous page.
   *
   * @uk Попередня сторінка.
   */
  previous?: string;
  /**
   * Current page.
   *
   * @uk Поточна сторінка.
   */
  current?: string;
  /**
   * Next page.
   *
   * @uk Наступна сторінка.
   */
  next?: string;
  /**
   * Last page.
   *
   * @uk Остання сторінка.
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
   * @uk Елементи сторінки.
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
 * URLs for the neighboring pages under another name in the OpenAPI document; the client's responses use
 * {@link LinksToPages}.
 *
 * @uk Посилання на сусідні сторінки під іншою назвою з документа OpenAPI; у відповідях клієнта використовується
 * {@link LinksToPages}.
 */
export interface PaginatedLinksDocumented {
  /**
   * First page.
   *
   * @uk Перша сторінка.
   */
  first?: string;
  /**
   * Previous page.
   *
   * @uk Попередня сторінка.
   */
  previous?: string;
  /**
   * Current page.
   *
   * @uk Поточна сторінка.
   */
  current?: string;
  /**
   * Next page.
   *
   * @uk Наступна сторінка.
   */
  next?: string;
  /**
   * Last page.
   *
   * @uk Остання сторінка.
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
   * Total number of items.
   *
   * @uk Кількість усіх елементів.
   */
  totalItems: number;
  /**
   * Page number, starting from 1.
   *
   * @uk Номер цієї сторінки, від 1.
   */
  currentPage: number;
  /**
   * Total number of pages.
   *
   * @uk Кількість усіх сторінок.
   */
  totalPages: number;
  /**
   * Applied sorting: pairs of a column and a direction.
   *
   * @uk Застосоване сортування: пари «стовпець — напрям».
   */
  sortBy?: Array<Array<SortingByColumnsInnerInner>>;
  /**
   * Searched columns.
   *
   * @uk Стовпці, у яких виконано пошук.
   */
  searchBy?: Array<string>;
  /**
   * Search term that was applied.
   *
   * @uk Слово, за яким виконано пошук.
   */
  search?: string;
  /**
   * Selected columns.
   *
   * @uk Вибрані стовпці.
   */
  select?: Array<string>;
  /**
   * Applied filters.
   *
   * @uk Застосовані фільтри.
   */
  filter?: object;
}

/**
 * Page metadata: what the page contains and how it was selected.
 *
 * @uk Метадані сторінки: що вона містить і як її відібрано.
 */
export interface PaginationMetadata {
  /**
   * Maximum number of items per page.
   *
   * @uk Найбільша кількість елементів на сторінці.
   */
  itemsPerPage: number;
  /**
   * Total number of items.
   *
   * @uk Кількість усіх елементів.
   */
  totalItems: number;
  /**
   * Page number, starting from 1.
   *
   * @uk Номер цієї сторінки, від 1.
   */
  currentPage: number;
  /**
   * Total number of pages.
   *
   * @uk Кількість усіх сторінок.
   */
  totalPages: number;
  /**
   * Applied sorting: pairs of a column and a direction.
   *
   * @uk Застосоване сортування: пари «стовпець — напрям».
   */
  sortBy?: Array<Array<SortingByColumnsInnerInner>>;
  /**
   * Searched columns.
   *
   * @uk Стовпці, у яких виконано пошук.
   */
  searchBy?: Array<string>;
  /**
   * Search term that was applied.
   *
   * @uk Слово, за яким виконано пошук.
   */
  search?: string;
  /**
   * Selected columns.
   *
   * @uk Вибрані стовпці.
   */
  select?: Array<string>;
  /**
   * Applied filters.
   *
   * @uk Застосовані фільтри.
   */
  filter?: object;
}

/**
 * Permission that a role can grant.
 *
 * @uk Дозвіл, який може надавати роль.
 */
export interface Permission {
  /**
   * ID.
   *
   * @uk Ідентифікатор.
   */
  id: string;
  /**
   * Human-readable name.
   *
   * @uk Назва для людей.
   */
  name: string;
  /**
   * Description.
   *
   * @uk Опис.
   */
  description: string;
  /**
   * Short lowercase identifier that the code checks, for example `admin.user.read`. It is stored in access
   * tokens.
   *
   * @uk Короткий ідентифікатор у нижньому регістрі для перевірок у коді, наприклад `admin.user.read`. Він
   * зберігається в токенах доступу.
   */
  action: string;
  /**
   * Category ID.
   *
   * @uk Ідентифікатор категорії.
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
 * @uk Група пов’язаних дозволів.
 */
export interface PermissionCategory {
  /**
   * ID.
   *
   * @uk Ідентифікатор.
   */
  id: string;
  /**
   * Name.
   *
   * @uk Назва.
   */
  name: string;
  /**
   * Description.
   *
   * @uk Опис.
   */
  description: string;
  /**
   * Permissions in the group.
   *
   * @uk Дозволи групи.
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
   * Roles on the page.
   *
   * @uk Ролі на сторінці.
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
   * Roles on the page.
   *
   * @uk Ролі на сторінці.
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
   * Selected columns.
   *
   * @uk Вибрані стовпці.
   */
  select?: Array<RolesControllerFindAll200ResponseAllOfMetaSelectEnum>;
  /**
   * Applied filters.
   *
   * @uk Застосовані фільтри.
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
   * ID.
   *
   * @uk Ідентифікатор.
   *
   * @defaultValue `'id'`
   */
  readonly ID: 'id';
  /**
   * Name.
   *
   * @uk Назва.
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
   * Role type.
   *
   * @uk Тип ролі.
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
   * Filter by ID.
   *
   * @uk Фільтр за ідентифікатором.
   */
  id?: RolesControllerFindAll200ResponseAllOfMetaFilterId;
  /**
   * Filter by name.
   *
   * @uk Фільтр за назвою.
   */
  name?: RolesControllerFindAll200ResponseAllOfMetaFilterId;
}

/**
 * One or more filters, each in the `OPERATION:VALUE` format.
 *
 * @uk Один фільтр або кілька, кожен у вигляді `OPERATION:VALUE`.
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
   * Identity provider certificate.
   *
   * @uk Сертифікат постачальника ідентифікації.
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
   * User email.
   *
   * @uk Адреса електронної пошти користувача.
   */
  email: string;
  /**
   * Password.
   *
   * @uk Пароль.
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
   * Role ID.
   *
   * @uk Ідентифікатор ролі.
   */
  id: string;
  /**
   * Role name.
   *
   * @uk Назва ролі.
   */
  name: string;
  /**
   * Role description.
   *
   * @uk Опис ролі.
   */
  description: string;
  /**
   * Role type.
   *
   * @uk Тип ролі.
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
   * Type of the roles that administrators have.
   *
   * @uk Тип ролей, які мають адміністратори.
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
 * Role types that {@link UpdateUserRole} accepts.
 *
 * @uk Допустимі значення типу ролі в {@link UpdateUserRole}.
 */
export type UpdateUserRoleRoleTypeEnum =
  (typeof UpdateUserRoleRoleTypeEnum)[keyof typeof UpdateUserRoleRoleTypeEnum];
