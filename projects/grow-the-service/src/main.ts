import { bootstrapBaseWebApp } from '@softkit/bootstrap';
import { AppModule } from './app.module';

// Fastify with validation and exception filters
void bootstrapBaseWebApp(AppModule);
