import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, TestingModuleBuilder } from '@nestjs/testing';
import { TokenService } from '@softkit/auth';
import { AccessPayload } from './access-payload';
import { AppModule } from './app.module';
import { configureApp } from './configure-app';

export async function startTestApp(
  override: (builder: TestingModuleBuilder) => TestingModuleBuilder = (builder) => builder,
): Promise<NestFastifyApplication> {
  const module = await override(Test.createTestingModule({ imports: [AppModule] })).compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  configureApp(app);
  await app.init();
  return app;
}

export async function headersOf(
  app: NestFastifyApplication,
  rights: Partial<AccessPayload>,
): Promise<{ authorization: string }> {
  const payload: AccessPayload = {
    sub: '42',
    email: 'ann@example.com',
    roles: [],
    permissions: [],
    ...rights,
  };
  const token = await app.get(TokenService).signAccessToken(payload);
  return { authorization: `Bearer ${token}` };
}
