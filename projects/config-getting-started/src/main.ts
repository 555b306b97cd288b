import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { RatesService } from './rates.service';

async function main(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule);
  console.log(app.get(RatesService).describe());
  await app.close();
}

void main();
