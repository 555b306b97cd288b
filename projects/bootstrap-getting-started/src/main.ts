import { bootstrapBaseWebApp } from '@softkit/bootstrap';
import { AppModule } from './app.module';

void bootstrapBaseWebApp(AppModule);
