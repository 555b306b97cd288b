import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { JobExecution, JobsConfig, JobsModule } from '@softkit/jobs';
import { setupLoggerModule } from '@softkit/logger';
import { setupTypeormModule } from '@softkit/typeorm';
import { Jobs } from './jobs.enum';
import { ReportJob } from './report.job';
import { ReportsController } from './reports.controller';
import { RootConfig } from './root.config';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupLoggerModule(),
    setupTypeormModule(),
    TypeOrmModule.forFeature([JobExecution]),
    JobsModule.forRootAsync({
      queueNames: Object.values(Jobs),
      useFactory: (config: JobsConfig) => {
        Object.assign(config.defaultJobOptions, { attempts: 2 });
        return config;
      },
      inject: [JobsConfig],
    }),
  ],
  controllers: [ReportsController],
  providers: [ReportJob],
})
export class AppModule {}
