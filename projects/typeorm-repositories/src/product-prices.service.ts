import { Injectable } from '@nestjs/common';
import { ProductRepository } from './product.repository';

@Injectable()
export class ProductPricesService {
  constructor(private readonly products: ProductRepository) {}

  async publish(title: string, priceCents: number): Promise<string> {
    const product = await this.products.create({ title, priceCents });
    return product.id;
  }

  async changePrice(id: string, priceCents: number): Promise<boolean> {
    const product = await this.products.findById(id);
    if (!product) {
      return false;
    }
    await this.products.updatePartial({ id, version: product.version, priceCents });
    return true;
  }
}
