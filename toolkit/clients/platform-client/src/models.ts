/**
 * Body of `POST /api/platform/v1/auth/approve-signup`: the approval and its code.
 *
 * @uk Тіло запиту `POST /api/platform/v1/auth/approve-signup`: підтвердження та його код.
 */
export interface ApproveSignUpRequest {
  /**
   * Identifier of the approval.
   *
   * @uk Ідентифікатор підтвердження.
   */
  approvalId: string;
  /**
   * Code that proves the approval.
   *
   * @uk Код, яким підтверджують реєстрацію.
   */
  code: string;
}

/**
 * Answer to a sign-up that conflicts with an existing record, with the status 409.
 *
 * @uk Відповідь на реєстрацію, яка конфліктує з наявним записом, з кодом 409.
 */
export interface AuthControllerSignUp409Response {
  /**
   * Link to the documentation of the error.
   *
   * @uk Посилання на документацію помилки.
   */
  type: string;
  /**
   * Short description of the error.
   *
   * @uk Короткий опис помилки.
   */
  title: string;
  /**
   * HTTP status, `409` here.
   *
   * @uk Код стану HTTP, тут `409`.
   */
  status: number;
  /**
   * Message for the end user.
   *
   * @uk Повідомлення для кінцевого користувача.
   */
  detail: string;
  /**
   * Data that helps a client to handle the error.
   *
   * @uk Дані, які допомагають клієнтові обробити помилку.
   */
  data?: object;
  /**
   * Unique identifier of this occurrence of the error.
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
   * HTTP status, `409` here.
   *
   * @uk Код стану HTTP, тут `409`.
   */
  status?: number;
}

/**
 * Body of `POST /api/platform/v1/auth/signup`: the user and the company to register.
 *
 * @uk Тіло запиту `POST /api/platform/v1/auth/signup`: користувач і компанія для реєстрації.
 */
export interface CreateUserRequest {
  /**
   * E-mail address of the user.
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
   * The same password once more.
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
   * Name of the company.
   *
   * @uk Назва компанії.
   */
  companyName: string;
}

/**
 * Body of `POST /api/platform/v1/roles`: the role to create.
 *
 * @uk Тіло запиту `POST /api/platform/v1/roles`: роль, яку треба створити.
 */
export interface CreateUserRole {
  /**
   * Name of the role.
   *
   * @uk Назва ролі.
   */
  name: string;
  /**
   * Description of the role.
   *
   * @uk Опис ролі.
   */
  description: string;
  /**
   * Type of the role.
   *
   * @uk Тип ролі.
   */
  roleType?: CreateUserRoleRoleTypeEnum;
  /**
   * Permissions that the role grants.
   *
   * @uk Дозволи, які надає роль.
   */
  permissions?: Array<Permission>;
}

/**
 * Types a new role can have.
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
   * Administrator.
   *
   * @uk Адміністратор.
   *
   * @defaultValue `'ADMIN'`
   */
  readonly ADMIN: 'ADMIN';
  /**
   * Regular user.
   *
   * @uk Звичайний користувач.
   *
   * @defaultValue `'REGULAR_USER'`
   */
  readonly REGULAR_USER: 'REGULAR_USER';
};

/**
 * Value of the constant of the same name: the type of a role in {@link CreateUserRole}.
 *
 * @uk Значення однойменної константи: тип ролі в {@link CreateUserRole}.
 */
export type CreateUserRoleRoleTypeEnum =
  (typeof CreateUserRoleRoleTypeEnum)[keyof typeof CreateUserRoleRoleTypeEnum];

/**
 * Role that the service returns.
 *
 * @uk Роль, яку повертає сервіс.
 */
export interface CustomUserRoleWithoutPermissionsDto {
  /**
   * Identifier, a UUID of version 4.
   *
   * @uk Ідентифікатор, UUID версії 4.
   */
  id: string;
  /**
   * Name of the role.
   *
   * @uk Назва ролі.
   */
  name: string;
  /**
   * Description of the role.
   *
   * @uk Опис ролі.
   */
  description: string;
  /**
   * Type of the role.
   *
   * @uk Тип ролі.
   */
  roleType?: CustomUserRoleWithoutPermissionsDtoRoleTypeEnum;
  /**
   * Permissions that the role grants.
   *
   * @uk Дозволи, які надає роль.
   */
  permissions?: Array<Permission>;
}

/**
 * Types a returned role can have.
 *
 * @uk Типи, які може мати повернена роль.
 */
export declare const CustomUserRoleWithoutPermissionsDtoRoleTypeEnum: {
  /**
   * Administrator.
   *
   * @uk Адміністратор.
   *
   * @defaultValue `'ADMIN'`
   */
  readonly ADMIN: 'ADMIN';
  /**
   * Regular user.
   *
   * @uk Звичайний користувач.
   *
   * @defaultValue `'REGULAR_USER'`
   */
  readonly REGULAR_USER: 'REGULAR_USER';
};

/**
 * Value of the constant of the same name: the type of a role in {@link CustomUserRoleWithoutPermissionsDto}.
 *
 * @uk Значення однойменної константи: тип ролі в {@link CustomUserRoleWithoutPermissionsDto}.
 */
export type CustomUserRoleWithoutPermissionsDtoRoleTypeEnum =
  (typeof CustomUserRoleWithoutPermissionsDtoRoleTypeEnum)[keyof typeof CustomUserRoleWithoutPermissionsDtoRoleTypeEnum];

/**
 * Body that the service answers with when a request fails.
 *
 * @uk Тіло, яким сервіс відповідає на невдалий запит.
 */
export interface ErrorResponse {
  /**
   * Link to the documentation of the error.
   *
   * @uk Посилання на документацію помилки.
   */
  type: string;
  /**
   * Short description of the error.
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
   * Message for the end user.
   *
   * @uk Повідомлення для кінцевого користувача.
   */
  detail: string;
  /**
   * Data that helps a client to handle the error.
   *
   * @uk Дані, які допомагають клієнтові обробити помилку.
   */
  data?: object;
  /**
   * Unique identifier of this occurrence of the error.
   *
   * @uk Унікальний ідентифікатор цього випадку помилки.
   */
  instance: string;
}

/**
 * Answer of `GET /api/platform/health` when the service is healthy.
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
   * Parts of the service that are healthy, by name.
   *
   * @uk Справні частини сервісу, за назвами.
   */
  info?: { [key: string]: HealthControllerGetHealth200ResponseInfoValue } | null;
  /**
   * Parts of the service that are not healthy, by name.
   *
   * @uk Несправні частини сервісу, за назвами.
   */
  error?: { [key: string]: HealthControllerGetHealth200ResponseInfoValue } | null;
  /**
   * All checked parts of the service, by name.
   *
   * @uk Усі перевірені частини сервісу, за назвами.
   */
  details?: { [key: string]: HealthControllerGetHealth200ResponseInfoValue };
}

/**
 * Result of the check of one part of the service.
 *
 * @uk Результат перевірки однієї частини сервісу.
 */
export interface HealthControllerGetHealth200ResponseInfoValue {
  /**
   * Other details that the check reports.
   *
   * @uk Інші подробиці, про які повідомляє перевірка.
   */
  [key: string]: string | any;
  /**
   * State of the part.
   *
   * @uk Стан частини.
   */
  status?: string;
}

/**
 * Answer of `GET /api/platform/health` with the status 503, when a part of the service is not healthy.
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
   * Parts of the service that are healthy, by name.
   *
   * @uk Справні частини сервісу, за назвами.
   */
  info?: { [key: string]: HealthControllerGetHealth200ResponseInfoValue } | null;
  /**
   * Parts of the service that are not healthy, by name.
   *
   * @uk Несправні частини сервісу, за назвами.
   */
  error?: { [key: string]: HealthControllerGetHealth200ResponseInfoValue } | null;
  /**
   * All checked parts of the service, by name.
   *
   * @uk Усі перевірені частини сервісу, за назвами.
   */
  details?: { [key: string]: HealthControllerGetHealth200ResponseInfoValue };
}

/**
 * Names of the fields in which the identity provider sends the data of a user.
 *
 * @uk Назви полів, у яких постачальник ідентифікації надсилає дані користувача.
 */
export interface IdpMappingDto {
  /**
   * Field with the first name.
   *
   * @uk Поле з ім’ям.
   */
  firstName: string;
  /**
   * Field with the last name.
   *
   * @uk Поле з прізвищем.
   */
  lastName: string;
  /**
   * Field with the e-mail address.
   *
   * @uk Поле з адресою електронної пошти.
   */
  email: string;
  /**
   * Field with the role.
   *
   * @uk Поле з роллю.
   */
  role: string;
}

/**
 * URLs of the neighboring pages of a paginated answer; a page that does not exist has no link.
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
 * Paginated answer with elements of any type.
 *
 * @uk Відповідь із пагінацією з елементами будь-якого типу.
 */
export interface PaginatedDocumented {
  /**
   * Elements of the page.
   *
   * @uk Елементи сторінки.
   */
  data: Array<object>;
  /**
   * Numbers of pages and elements, sorting, search, and filters.
   *
   * @uk Кількість сторінок та елементів, сортування, пошук і фільтри.
   */
  meta: PaginationMetadata;
  /**
   * URLs of the neighboring pages.
   *
   * @uk Посилання на сусідні сторінки.
   */
  links: LinksToPages;
}

/**
 * URLs of the neighboring pages under another name of the OpenAPI document; the answers of the client use
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
 * Metadata of a page under another name of the OpenAPI document; the fields are those of
 * {@link PaginationMetadata}.
 *
 * @uk Метадані сторінки під іншою назвою з документа OpenAPI; поля ті самі, що й у {@link PaginationMetadata}.
 */
export interface PaginatedMetaDocumented {
  /**
   * Largest number of elements on a page.
   *
   * @uk Найбільша кількість елементів на сторінці.
   */
  itemsPerPage: number;
  /**
   * Number of all elements.
   *
   * @uk Кількість усіх елементів.
   */
  totalItems: number;
  /**
   * Number of this page, from 1.
   *
   * @uk Номер цієї сторінки, від 1.
   */
  currentPage: number;
  /**
   * Number of all pages.
   *
   * @uk Кількість усіх сторінок.
   */
  totalPages: number;
  /**
   * Applied sorting: pairs of a column and a direction.
   *
   * @uk Застосоване сортування: пари зі стовпця й напряму.
   */
  sortBy?: Array<Array<SortingByColumnsInnerInner>>;
  /**
   * Columns that were searched.
   *
   * @uk Стовпці, у яких виконано пошук.
   */
  searchBy?: Array<string>;
  /**
   * Term that was searched for.
   *
   * @uk Слово, яке шукали.
   */
  search?: string;
  /**
   * Columns that were selected.
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
 * Metadata of a page: what it holds and how it was selected.
 *
 * @uk Метадані сторінки: що вона містить і як її відібрано.
 */
export interface PaginationMetadata {
  /**
   * Largest number of elements on a page.
   *
   * @uk Найбільша кількість елементів на сторінці.
   */
  itemsPerPage: number;
  /**
   * Number of all elements.
   *
   * @uk Кількість усіх елементів.
   */
  totalItems: number;
  /**
   * Number of this page, from 1.
   *
   * @uk Номер цієї сторінки, від 1.
   */
  currentPage: number;
  /**
   * Number of all pages.
   *
   * @uk Кількість усіх сторінок.
   */
  totalPages: number;
  /**
   * Applied sorting: pairs of a column and a direction.
   *
   * @uk Застосоване сортування: пари зі стовпця й напряму.
   */
  sortBy?: Array<Array<SortingByColumnsInnerInner>>;
  /**
   * Columns that were searched.
   *
   * @uk Стовпці, у яких виконано пошук.
   */
  searchBy?: Array<string>;
  /**
   * Term that was searched for.
   *
   * @uk Слово, яке шукали.
   */
  search?: string;
  /**
   * Columns that were selected.
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
   * Identifier.
   *
   * @uk Ідентифікатор.
   */
  id: string;
  /**
   * Name for people.
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
   * Identifier checked by the code, in lower case and short, for example `admin.user.read`: it is stored in access
   * tokens.
   *
   * @uk Ідентифікатор для перевірок у коді, короткий, у нижньому регістрі, наприклад `admin.user.read`: він
   * зберігається в токенах доступу.
   */
  action: string;
  /**
   * Identifier of the category.
   *
   * @uk Ідентифікатор категорії.
   */
  permissionCategoryId: string;
  /**
   * Category, when it is loaded.
   *
   * @uk Категорія, якщо її завантажено.
   */
  permissionCategory?: PermissionCategory | null;
}

/**
 * Group of permissions that belong together.
 *
 * @uk Група пов’язаних дозволів.
 */
export interface PermissionCategory {
  /**
   * Identifier.
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
   * Permissions of the group.
   *
   * @uk Дозволи групи.
   */
  permissions: Array<Permission>;
}

/**
 * Page of roles, the answer of `GET /api/platform/v1/roles`.
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
   * URLs of the neighboring pages.
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
 * Columns and filters of a page of roles.
 *
 * @uk Стовпці та фільтри сторінки ролей.
 */
export interface RolesControllerFindAll200ResponseAllOfMeta {
  /**
   * Columns that were selected.
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
 * Columns of a role that a request can select.
 *
 * @uk Стовпці ролі, які можна вибрати в запиті.
 */
export declare const RolesControllerFindAll200ResponseAllOfMetaSelectEnum: {
  /**
   * Identifier.
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
   * Time of creation.
   *
   * @uk Час створення.
   *
   * @defaultValue `'createdAt'`
   */
  readonly CREATED_AT: 'createdAt';
  /**
   * Time of the last update.
   *
   * @uk Час останнього оновлення.
   *
   * @defaultValue `'updatedAt'`
   */
  readonly UPDATED_AT: 'updatedAt';
  /**
   * Type of the role.
   *
   * @uk Тип ролі.
   *
   * @defaultValue `'roleType'`
   */
  readonly ROLE_TYPE: 'roleType';
};

/**
 * Value of the constant of the same name: a column of a role.
 *
 * @uk Значення однойменної константи: стовпець ролі.
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
   * Filter by identifier.
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
 * One filter or several of them, each as `OPERATION:VALUE`.
 *
 * @uk Один фільтр або кілька, кожен у вигляді `OPERATION:VALUE`.
 */
export type RolesControllerFindAll200ResponseAllOfMetaFilterId = Array<string> | string;

/**
 * Body of `POST /api/platform/v1/tenants/configuration/saml`: how the users of a tenant sign in through its
 * identity provider.
 *
 * @uk Тіло запиту `POST /api/platform/v1/tenants/configuration/saml`: як користувачі тенанта входять через його
 * постачальника ідентифікації.
 */
export interface SetupSamlConfiguration {
  /**
   * URL of the identity provider where the sign-on starts.
   *
   * @uk Адреса постачальника ідентифікації, з якої починається вхід.
   */
  entryPoint: string;
  /**
   * Certificate of the identity provider.
   *
   * @uk Сертифікат постачальника ідентифікації.
   */
  certificate: string;
  /**
   * Names of the fields with the data of a user.
   *
   * @uk Назви полів із даними користувача.
   */
  fieldsMapping: IdpMappingDto;
  /**
   * Whether the sign-on is allowed.
   *
   * @uk Чи дозволено такий вхід.
   */
  enabled: boolean;
}

/**
 * Body of `POST /api/platform/v1/auth/signin`: the credentials of a user.
 *
 * @uk Тіло запиту `POST /api/platform/v1/auth/signin`: облікові дані користувача.
 */
export interface SignInRequest {
  /**
   * E-mail address of the user.
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
 * Body of `PUT /api/platform/v1/roles/{id}`: the new state of a role.
 *
 * @uk Тіло запиту `PUT /api/platform/v1/roles/{id}`: новий стан ролі.
 */
export interface UpdateUserRole {
  /**
   * Identifier of the role.
   *
   * @uk Ідентифікатор ролі.
   */
  id: string;
  /**
   * Name of the role.
   *
   * @uk Назва ролі.
   */
  name: string;
  /**
   * Description of the role.
   *
   * @uk Опис ролі.
   */
  description: string;
  /**
   * Type of the role.
   *
   * @uk Тип ролі.
   */
  roleType?: UpdateUserRoleRoleTypeEnum;
}

/**
 * Types a role can be changed to.
 *
 * @uk Типи, на які можна змінити тип ролі.
 */
export declare const UpdateUserRoleRoleTypeEnum: {
  /**
   * Administrator.
   *
   * @uk Адміністратор.
   *
   * @defaultValue `'ADMIN'`
   */
  readonly ADMIN: 'ADMIN';
  /**
   * Regular user.
   *
   * @uk Звичайний користувач.
   *
   * @defaultValue `'REGULAR_USER'`
   */
  readonly REGULAR_USER: 'REGULAR_USER';
};

/**
 * Value of the constant of the same name: the type of a role in {@link UpdateUserRole}.
 *
 * @uk Значення однойменної константи: тип ролі в {@link UpdateUserRole}.
 */
export type UpdateUserRoleRoleTypeEnum =
  (typeof UpdateUserRoleRoleTypeEnum)[keyof typeof UpdateUserRoleRoleTypeEnum];
