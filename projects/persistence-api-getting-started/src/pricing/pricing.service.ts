import { Inject, Injectable } from '@nestjs/common';
import { ObjectNotFoundException } from '@softkit/exceptions';
import { PRODUCTS, Products } from './products';

@Injectable()
export class PricingService {
  constructor(@Inject(PRODUCTS) private readonly products: Products) {}

  async lower(id: string, percent: number): Promise<number> {
    const product = await this.products.findById(id);
    if (!product) {
      throw new ObjectNotFoundException('Product');
    }
    const priceCents = Math.round((product.priceCents * (100 - percent)) / 100);
    await this.products.updatePartial({ id, priceCents });
    return priceCents;
  }
}
