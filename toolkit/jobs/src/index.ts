/**
 * Background jobs on BullMQ that leave a trace in the database: definitions, versions and executions of jobs,
 * jobs scheduled at application start, and a processor that can let only one run of a job go at a time.
 *
 * Queues live in Redis, history lives in a database through TypeORM. Install the package together with its
 * peers:
 *
 * ```bash
 * npm install @softkit/jobs @softkit/exceptions @softkit/i18n @softkit/logger \
 *   @softkit/persistence-api @softkit/redis @softkit/service-api @softkit/typeorm \
 *   @softkit/validation @nestjs/bullmq @nestjs/common @nestjs/core @nestjs/swagger \
 *   @nestjs/typeorm @anchan828/nest-redlock bullmq nestjs-pino typeorm \
 *   typeorm-transactional class-transformer class-validator
 * ```
 *
 * @uk Фонові завдання на BullMQ, які лишають слід у базі даних: визначення, версії та виконання завдань,
 * завдання, що плануються під час старту застосунку, і процесор, який може не допускати одночасних запусків
 * того самого завдання.
 *
 * Черги зберігаються в Redis, а історія — у базі даних через TypeORM. Встановіть пакет разом із потрібними
 * йому пакетами:
 *
 * ```bash
 * npm install @softkit/jobs @softkit/exceptions @softkit/i18n @softkit/logger \
 *   @softkit/persistence-api @softkit/redis @softkit/service-api @softkit/typeorm \
 *   @softkit/validation @nestjs/bullmq @nestjs/common @nestjs/core @nestjs/swagger \
 *   @nestjs/typeorm @anchan828/nest-redlock bullmq nestjs-pino typeorm \
 *   typeorm-transactional class-transformer class-validator
 * ```
 *
 * @packageDocumentation
 */
export * from './config';
export * from './entities';
export * from './module';
export * from './processors';
export * from './repositories';
export * from './services';
