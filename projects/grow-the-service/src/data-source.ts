import path from 'node:path';
import { JobDefinition, JobExecution, JobVersion } from '@softkit/jobs';
import { DbConfig } from '@softkit/typeorm';
import { DataSource } from 'typeorm';
import { OrderEntity } from './orders/order.entity';

export default new DataSource({
  type: 'postgres',
  host: process.env.DB_HOST ?? 'localhost',
  port: Number(process.env.DB_PORT ?? 5432),
  username: 'shop',
  password: process.env.DB_PASSWORD ?? 'shop',
  database: 'shop',
  namingStrategy: new DbConfig().namingStrategy,
  entities: [OrderEntity, JobDefinition, JobVersion, JobExecution],
  migrations: [path.join(__dirname, 'migrations/*.js')],
});
