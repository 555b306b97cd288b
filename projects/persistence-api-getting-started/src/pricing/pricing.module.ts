import { Module } from '@nestjs/common';
import { AppModule } from '../app.module';
import { ProductRepository } from '../product.repository';
import { PricingService } from './pricing.service';
import { PRODUCTS, Products } from './products';

@Module({
  imports: [AppModule],
  providers: [
    {
      provide: PRODUCTS,
      inject: [ProductRepository],
      useFactory: (repository: ProductRepository): Products => repository,
    },
    PricingService,
  ],
})
export class PricingModule {}
