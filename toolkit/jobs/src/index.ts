/**
 * Background jobs on BullMQ with a history in the database: job definitions, versions, and executions, jobs
 * scheduled at application startup, and a processor that can prevent overlapping runs of a job.
 *
 * Queues are stored in Redis, and the history is stored in a database through TypeORM. Install the package with
 * its peer dependencies:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/jobs @softkit/exceptions @softkit/i18n @softkit/logger \
 *   @softkit/persistence-api @softkit/redis @softkit/service-api @softkit/typeorm \
 *   @softkit/validation @softkit/string-utils @anchan828/nest-redlock@0.2 @nestjs/bullmq@10 \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 @nestjs/typeorm@10 \
 *   @songkeys/nestjs-redis@10.0 bullmq@5 class-transformer@0.5 class-validator@0.14 ioredis@5 \
 *   nestjs-cls@3 nestjs-paginate@8 nestjs-pino@3 reflect-metadata@0.1 rxjs@7 typeorm@0.3 \
 *   typeorm-transactional@0.4 pg@8
 * ```
 *
 * @uk Фонові завдання на BullMQ з історією в базі даних: визначеннями, версіями та виконаннями. Частину завдань
 * застосунок планує сам під час запуску, а процесор може не допускати одночасних запусків одного завдання.
 *
 * Черги зберігаються в Redis, а історія — у базі даних, з якою пакет працює за допомогою TypeORM. Встановіть
 * пакет разом із потрібними йому пакетами:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/jobs @softkit/exceptions @softkit/i18n @softkit/logger \
 *   @softkit/persistence-api @softkit/redis @softkit/service-api @softkit/typeorm \
 *   @softkit/validation @softkit/string-utils @anchan828/nest-redlock@0.2 @nestjs/bullmq@10 \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 @nestjs/typeorm@10 \
 *   @songkeys/nestjs-redis@10.0 bullmq@5 class-transformer@0.5 class-validator@0.14 ioredis@5 \
 *   nestjs-cls@3 nestjs-paginate@8 nestjs-pino@3 reflect-metadata@0.1 rxjs@7 typeorm@0.3 \
 *   typeorm-transactional@0.4 pg@8
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
