/** One query per line, then the pages to find, without `/uk`. Typos are intentional. */
export const UKRAINIAN = `
2FA | /libraries/auth/
валідейшн | /libraries/validation/ /libraries/validation/getting-started/
встановити | /how-to/install/
як встановити | /how-to/install/
помилка | /features/error-handling/
помилки | /features/error-handling/
помилкою | /features/error-handling/
помилок | /features/error-handling/
обробка помилок | /features/error-handling/
обробляти помилки | /features/error-handling/
обробкою помилок | /features/error-handling/
тіло відповіді | /features/error-handling/
власний виняток | /features/error-handling/ /libraries/exceptions/getting-started/
виняток | /features/error-handling/ /libraries/i18n/guides/exception-filters/ /libraries/exceptions/ /libraries/exceptions/getting-started/
фільтри винятків | /libraries/i18n/guides/exception-filters/
фільтр винятків | /libraries/i18n/guides/exception-filters/
фільтром винятку | /libraries/i18n/guides/exception-filters/
локалізація | /features/localization/
locale | /features/localization/
темна тема | /general/color-scheme/
dark mode | /general/color-scheme/
локалізації | /features/localization/
локалізацією | /features/localization/
мова запиту | /features/localization/ /libraries/i18n/concepts/resolver/
додати мову | /features/localization/
переклад | /libraries/i18n/quick-start/ /libraries/i18n/guides/nested/ /libraries/i18n/guides/ /features/localization/ /libraries/i18n/guides/grpc/ /libraries/i18n/guides/graphql/
вкладені переклади | /libraries/i18n/guides/nested/
вкладений переклад | /libraries/i18n/guides/nested/
вкладених перекладів | /libraries/i18n/guides/nested/
множина | /libraries/i18n/guides/plurals/
множини | /libraries/i18n/guides/plurals/
множиною | /libraries/i18n/guides/plurals/
запасна мова | /libraries/i18n/guides/fallback-languages/
запасні мови | /libraries/i18n/guides/fallback-languages/
запасною мовою | /libraries/i18n/guides/fallback-languages/
форматування | /libraries/i18n/guides/formatting/
масиви | /libraries/i18n/guides/array/
масивів | /libraries/i18n/guides/array/
діагностика | /libraries/i18n/guides/debugging/
діагностику перекладів | /libraries/i18n/guides/debugging/
типобезпека | /libraries/i18n/guides/type-safety/
генерування типів | /libraries/i18n/guides/type-safety/
завантажувач | /libraries/i18n/concepts/loader/
завантажувачі | /libraries/i18n/concepts/loader/
власний завантажувач | /libraries/i18n/concepts/loader/
визначник мови | /libraries/i18n/concepts/resolver/
визначники | /libraries/i18n/concepts/resolver/
власного визначника | /libraries/i18n/concepts/resolver/
валідація DTO | /libraries/i18n/guides/dto_validation/
валідації | /libraries/i18n/guides/dto_validation/ /libraries/i18n/guides/dto_validation/global-validation/ /libraries/i18n/guides/dto_validation/manual-validation/ /libraries/validation/ /libraries/validation/getting-started/
ручна валідація | /libraries/i18n/guides/dto_validation/manual-validation/
глобальну валідацію | /libraries/i18n/guides/dto_validation/global-validation/
рушій шаблонів | /libraries/i18n/guides/view_engines/
рушії шаблонів | /libraries/i18n/guides/view_engines/
швидкий старт | /libraries/i18n/quick-start/
електронна пошта | /libraries/i18n/guides/mailer/ /libraries/mail/
електронний лист | /how-to/ /libraries/mail/ /libraries/mail/usage/ /libraries/mail/getting-started/
надіслати листа | /how-to/ /libraries/mail/usage/ /libraries/mail/getting-started/ /libraries/mail/ /libraries/i18n/guides/mailer/
вкладення до листа | /libraries/mail/usage/ /api/mail/src/classes/AttachmentFile/
налаштування Mailgun | /libraries/mail/configuration/
оптимістичне блокування | /libraries/typeorm/optimistic-locking/
оптимістичного блокування | /libraries/typeorm/optimistic-locking/
оптимістичним блокуванням | /libraries/typeorm/optimistic-locking/
стовпець версії | /libraries/typeorm/optimistic-locking/
стовпцем версії | /libraries/typeorm/optimistic-locking/
блокування redis | /libraries/redis/configuration/ /api/redis/src/classes/RedisLockConfig/ /api/redis/src/functions/setupRedisLockModule/
транзакція | /libraries/typeorm/transaction-management/ /libraries/service-api/base-entity-service/
транзакції | /libraries/typeorm/transaction-management/
керування транзакціями | /libraries/typeorm/transaction-management/
керувати транзакцією | /libraries/typeorm/transaction-management/
пагінація | /libraries/typeorm/data-pagination/
пагінацію | /libraries/typeorm/data-pagination/
розбити список на сторінки | /how-to/ /libraries/typeorm/data-pagination/
автозаповнення полів | /libraries/typeorm/auto-populating-fields/
автозаповнення сутності | /libraries/typeorm/auto-populating-fields/
стратегія іменування | /libraries/typeorm/snake-naming-strategy/
стратегії іменування | /libraries/typeorm/snake-naming-strategy/
списки виключених полів | /libraries/typeorm/default-exclusion-lists/
м’яке видалення | /libraries/typeorm/repositories/
м'якого видалення | /libraries/typeorm/repositories/
міграції | /libraries/typeorm/migrations-and-seeders/
міграція бази даних | /libraries/typeorm/migrations-and-seeders/
мультитенантні репозиторії | /libraries/typeorm/multi-tenant-repositories/
сервіси для тенантів | /libraries/service-api/base-tenant-entity-service/
сервіс тенанта | /libraries/service-api/base-tenant-entity-service/
сутність з тенантом | /how-to/ /libraries/service-api/base-tenant-entity-service/ /libraries/typeorm/multi-tenant-repositories/
початок роботи з redis | /libraries/redis/getting-started/
налаштування redis | /libraries/redis/configuration/ /libraries/redis/getting-started/ /libraries/redis/
налаштувати redis | /libraries/redis/configuration/ /libraries/redis/getting-started/ /libraries/redis/
встановити typeorm | /libraries/typeorm/getting-started/
встановлення typeorm | /libraries/typeorm/getting-started/
конфігурація logger | /libraries/logger/configuration/
конфігурацією логера | /libraries/logger/configuration/ /libraries/logger/ /libraries/logger/getting-started/ /api/logger/src/classes/LoggerConfig/
журналювання | /libraries/logger/ /libraries/logger/getting-started/ /libraries/logger/configuration/
рівень журналювання | /libraries/logger/ /libraries/logger/getting-started/ /libraries/logger/configuration/ /api/logger/src/classes/LoggerConfig/
файли конфігурації | /libraries/config/structure-example/
структура конфігураційних файлів | /libraries/config/structure-example/
файлом конфігурації | /libraries/config/structure-example/
профілі | /libraries/config/structure-example/ /libraries/config/getting-started/ /libraries/config/features/
змінні середовища | /libraries/config/features/ /libraries/config/getting-started/ /libraries/config/structure-example/ /how-to/ /faq/
асинхронне сховище | /libraries/async-storage/ /libraries/async-storage/getting-started/
контекст запиту | /libraries/async-storage/ /libraries/async-storage/getting-started/ /libraries/async-storage/advanced-setup/ /libraries/i18n/concepts/i18n-context/
файлове сховище | /libraries/file-storage/ /libraries/file-storage/getting-started/
вивантаження файлів | /libraries/file-storage/ /libraries/file-storage/getting-started/ /libraries/file-storage/advanced-features/ /how-to/ /api/file-storage/src/classes/S3FileService/ /api/file-storage/src/classes/AbstractFileService/
вивантажити файл | /libraries/file-storage/ /libraries/file-storage/getting-started/ /libraries/file-storage/advanced-features/ /how-to/ /api/file-storage/src/classes/S3FileService/ /api/file-storage/src/classes/AbstractFileService/
перевірка стану | /libraries/health-check/ /libraries/health-check/getting-started/ /how-to/
перевірку стану | /libraries/health-check/ /libraries/health-check/getting-started/ /how-to/
геш пароля | /how-to/ /libraries/crypto/getting-started/ /api/crypto/src/functions/hashPassword/
гешування паролів | /how-to/ /libraries/crypto/getting-started/ /libraries/crypto/ /api/crypto/src/functions/hashPassword/
випадкові значення | /libraries/crypto/getting-started/
бібліотеки | /libraries/
бібліотека | /libraries/
генератор коду | /features/code-generators/
генератори коду | /features/code-generators/
генератором коду | /features/code-generators/
генератор мікросервісу | /features/code-generators/microservice-generator/
генератор бібліотек | /features/code-generators/library-generator/
згенерувати ресурс | /features/code-generators/service-generator/ /how-to/ /libraries/resource-plugin/usage/
запуск застосунку | /libraries/bootstrap/ /libraries/bootstrap/getting-started/ /how-to/ /
захистити маршрут | /how-to/
запланувати завдання | /how-to/
тестові контейнери | /libraries/test-utils/test-containers/ /faq/ /libraries/test-utils/
зміни typeorm | /api/typeorm/changes/
зміни в @softkit/typeorm | /api/typeorm/changes/
оновлення версії redis | /api/redis/changes/
несумісні зміни | /api/changes/
примітки до випуску | /api/changes/
журнал змін | /api/changes/
ліцензія | /about/licensing/
ліцензування | /about/licensing/
часті запитання | /faq/
загальні відомості | /general-information/
стан пакетів | /about/roadmap/
можливості | /features/
декоратор дозволів | /api/auth/src/functions/Permissions/
запобіжник | /api/server-http-client/src/classes/HttpCircuitBreakerConfig/
redis | /libraries/redis/
optimistic locking | /libraries/typeorm/optimistic-locking/
health check | /libraries/health-check/ /libraries/health-check/getting-started/
HashPassword | /api/crypto/src/functions/hashPassword/
DbConfig | /api/typeorm/src/classes/DbConfig/
сервіс BaseEntityService | /libraries/service-api/base-entity-service/ /api/service-api/src/classes/BaseEntityService/
клас RedisConfig | /api/redis/src/classes/RedisConfig/
помлика | /features/error-handling/
локалізацяі | /features/localization/
gjvbkrf | /features/error-handling/
nhfypfrwsz | /libraries/typeorm/transaction-management/
руфдер | /libraries/health-check/ /libraries/health-check/getting-started/ /api/health-check/src/
кувшы | /libraries/redis/
fn:hash | /api/crypto/src/functions/hashPassword/
токен доступу | /api/auth/src/classes/TokenService/ /api/auth/src/interfaces/IAccessTokenPayload/
повторна спроба запиту | /api/server-http-client/src/classes/HttpRetryConfig/
обрізати пробіли | /api/validation/src/variables/Trim/ /api/validation/src/functions/trimTransformer/ /libraries/validation/transforms-and-decorators/
тестування з базою даних | /libraries/test-utils/ /libraries/test-utils/features/ /libraries/test-utils/test-containers/ /how-to/ /api/test-utils/src/functions/startPostgres/
заголовок Accept-Language | /api/i18n/src/classes/AcceptLanguageResolver/ /libraries/i18n/concepts/resolver/
випадковий ідентифікатор | /api/crypto/src/functions/generateRandomId/ /libraries/crypto/getting-started/ /libraries/crypto/
завантажити файл з FTP | /how-to/ /api/ftp-client/src/classes/FtpClientModule/
правила eslint | /libraries/eslint-backend/features/ /libraries/eslint-backend/
конфігурація swagger | /libraries/swagger-utils/advanced-configuration/ /libraries/swagger-utils/getting-started/ /api/swagger-utils/src/classes/SwaggerConfig/
генератор контролера | /api/resource-plugin/src/functions/controllerGenerator/ /libraries/resource-plugin/usage/
черга | /libraries/jobs/ /libraries/jobs/getting-started/
авторизація | /libraries/auth/
запланованого завдання | /how-to/ /api/jobs/src/classes/SchedulingJobService/ /api/jobs/src/classes/AbstractSchedulingJobService/
доступ до маршруту без токена | /api/auth/src/functions/SkipAuth/ /api/auth/src/variables/SKIP_AUTH/
локаллю користувача | /features/localization/ /libraries/i18n/ /libraries/i18n/concepts/resolver/
гешуваня паролю | /how-to/ /libraries/crypto/getting-started/ /api/crypto/src/functions/hashPassword/
obrobka pomylok | /features/error-handling/
pkg:redis блокування | /libraries/redis/configuration/ /api/redis/src/classes/RedisLockConfig/ /api/redis/src/functions/setupRedisLockModule/
логування | /libraries/logger/ /libraries/logger/getting-started/
логи | /libraries/logger/ /libraries/logger/configuration/ /libraries/logger/getting-started/
дебаг | /libraries/i18n/guides/debugging/
хуки | /libraries/redis/features/ /api/i18n/src/interfaces/I18nOptions/ /libraries/i18n/faq/common/
ендпойнт | / /how-to/
за замовчуванням | /api/i18n/src/type-aliases/TranslateOptions/ /libraries/i18n/quick-start/
мідлвара | /api/i18n/src/classes/I18nMiddleware/
інтерсептор | /api/i18n/src/classes/I18nLanguageInterceptor/
реліз | /about/
хелсчек | /libraries/health-check/ /libraries/health-check/getting-started/
пейджинг | /libraries/typeorm/data-pagination/
ретрай | /libraries/server-http-client/retry-and-circuit-breaker/ /api/server-http-client/src/classes/HttpRetryConfig/
імейл | /libraries/mail/ /libraries/mail/usage/
хешувати пароль | /how-to/ /libraries/crypto/getting-started/ /api/crypto/src/functions/hashPassword/
ексепшн | /libraries/exceptions/ /libraries/i18n/guides/exception-filters/
ролбек | /libraries/typeorm/transaction-management/
резолвер | /libraries/i18n/concepts/resolver/
гард | /libraries/i18n/guides/guard/ /libraries/auth/guards/ /api/auth/src/classes/AccessGuard/
ошибка | /features/error-handling/
свагер | /libraries/swagger-utils/ /libraries/swagger-utils/getting-started/
сваггер | /libraries/swagger-utils/ /libraries/swagger-utils/getting-started/
інтернаціоналізація | /features/localization/ /libraries/i18n/
редіс | /libraries/redis/
постгрес | /libraries/test-utils/features/ /libraries/typeorm/getting-started/
докер | /libraries/test-utils/ /libraries/test-utils/test-containers/ /libraries/file-storage/localstack/
орм | /libraries/typeorm/
кронджоба | /libraries/jobs/schedules/
юніт тести | /libraries/test-utils/ /libraries/jobs/testing/
мультитенантність | /libraries/auth/tenants/ /libraries/service-api/base-tenant-entity-service/
воркер | /libraries/jobs/getting-started/ /api/jobs/src/classes/JobProcessor/
монорепа | /features/code-generators/microservice-generator/ /features/code-generators/library-generator/
автентифікація | /libraries/auth/ /libraries/auth/getting-started/
кешування | /how-to/ /libraries/redis/ /libraries/redis/features/
ролі | /libraries/auth/roles-and-permissions/
дозволи | /libraries/auth/roles-and-permissions/
права доступу | /libraries/auth/roles-and-permissions/
гвард | /libraries/i18n/guides/guard/ /libraries/auth/guards/
охоронець | /libraries/i18n/guides/guard/ /libraries/auth/guards/
що робить guard | /libraries/auth/guards/
для чого потрібен guard | /libraries/auth/guards/
гвард для тенантів | /libraries/auth/tenants/ /libraries/auth/guards/
як зробити міграцію | /libraries/typeorm/migrations-and-seeders/
як надіслати лист | /how-to/ /libraries/mail/usage/
як перевірити пароль | /libraries/crypto/getting-started/ /api/crypto/src/functions/verifyPassword/
як створити тенанта | /libraries/auth/tenants/
як працюють повторні спроби | /libraries/server-http-client/retry-and-circuit-breaker/
як отримати поточного користувача | /how-to/
чи можна використовувати redis для блокувань | /libraries/redis/features/
де лежать файли конфігурації | /faq/
які бази даних підтримуються | /faq/
як увійти в систему | /libraries/auth/ /libraries/auth/getting-started/
що таке softkit | /general-information/
публічний маршрут | /libraries/auth/guards/
роботу з чергами | /libraries/jobs/
робота з файлами | /libraries/file-storage/
мова за замовчуванням | /libraries/i18n/guides/fallback-languages/
таймстемп | /libraries/service-api/base-entity-service/ /libraries/typeorm/repositories/
чому я отримую 401 | /libraries/auth/guards/
як залогінитися | /libraries/auth/getting-started/
сендгрід | /libraries/mail/configuration/
кубернетіс | /libraries/health-check/getting-started/
кубернетес | /libraries/health-check/getting-started/
джест | /libraries/file-storage/localstack/
обмеження запитів | /faq/
фастіфай | /api/i18n/src/functions/usingFastify/
амазон | /libraries/file-storage/getting-started/
авс | /libraries/file-storage/getting-started/
мьютекс | /libraries/redis/features/
семафор | /libraries/redis/features/
пагынация | /libraries/typeorm/data-pagination/
транзакцыи | /libraries/typeorm/transaction-management/
порт за замовчуванням | /api/bootstrap/src/classes/AppConfig/
типове значення port | /api/bootstrap/src/classes/AppConfig/
synchronize за замовчуванням | /api/typeorm/src/classes/DbConfig/
ECONNREFUSED 127.0.0.1:6379 | /libraries/ftp-client/getting-started/
TenantedRepository | /api/typeorm/src/classes/BaseTypeormTenantedEntityRepository/
matchesprop | /api/validation/src/functions/MatchesWithProperty/
sortableColumns | /libraries/typeorm/data-pagination/
`;
