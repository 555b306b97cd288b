/**
 * Starts real databases and services in Docker for your tests: PostgreSQL, Redis, LocalStack for AWS, and an FTP server. Each
 * function waits until the service answers and puts its address into environment variables, so the application
 * under test can read them from its usual configuration.
 *
 * Install the package with its peer packages, and run Docker. For PostgreSQL add `@testcontainers/postgresql`, `typeorm`,
 * and `typeorm-transactional`:
 *
 * ```bash
 * npm install --save-dev @softkit/test-utils testcontainers @jest/globals @nestjs/common @nestjs/typeorm
 * npm install --save-dev @testcontainers/postgresql typeorm typeorm-transactional
 * ```
 *
 * @uk Запускає для тестів справжні бази даних і сервіси в Docker: PostgreSQL, Redis, LocalStack для AWS і FTP-сервер. Кожна функція
 * чекає, доки сервіс почне відповідати, і записує його адресу у змінні середовища, тож застосунок у тесті бере її зі звичної
 * конфігурації.
 *
 * Встановіть пакет разом із пакетами, яких він потребує, і запустіть Docker. Для PostgreSQL додайте `@testcontainers/postgresql`,
 * `typeorm` і `typeorm-transactional`:
 *
 * ```bash
 * npm install --save-dev @softkit/test-utils testcontainers @jest/globals @nestjs/common @nestjs/typeorm
 * npm install --save-dev @testcontainers/postgresql typeorm typeorm-transactional
 * ```
 *
 * @packageDocumentation
 */

export * from './asserts';
export * from './ftp';
export * from './localstack';
export * from './postgres';
export * from './redis';
