/**
 * Starts real databases and services in Docker for your tests: PostgreSQL, Redis, LocalStack for AWS, and an
 * FTP server. Each function waits until the service is ready and sets environment variables with its address,
 * so the application under test can read them from its usual configuration.
 *
 * Install the package with its peer packages, and run Docker. For PostgreSQL, add
 * `@testcontainers/postgresql`, `typeorm`, and `typeorm-transactional`:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install --save-dev @softkit/test-utils @jest/globals@29 testcontainers@10 @nestjs/common@10
 * npm install --save-dev @testcontainers/postgresql@10 @nestjs/typeorm@10 typeorm@0.3 typeorm-transactional@0.4
 * ```
 *
 * @uk Запускає для тестів справжні бази даних і сервіси в Docker: PostgreSQL, Redis, LocalStack для AWS і
 * FTP-сервер. Кожна функція чекає, доки сервіс буде готовий, і записує його адресу у змінні середовища.
 * Застосунок у тесті читає ці змінні за своєю звичною конфігурацією.
 *
 * Встановіть пакет разом із пакетами, яких він потребує, і запустіть Docker. Для PostgreSQL додайте `@testcontainers/postgresql`,
 * `typeorm` і `typeorm-transactional`:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install --save-dev @softkit/test-utils @jest/globals@29 testcontainers@10 @nestjs/common@10
 * npm install --save-dev @testcontainers/postgresql@10 @nestjs/typeorm@10 typeorm@0.3 typeorm-transactional@0.4
 * ```
 *
 * @packageDocumentation
 */

export * from './asserts';
export * from './ftp';
export * from './localstack';
export * from './postgres';
export * from './redis';
