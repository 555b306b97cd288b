import { AbstractRepository, BaseTrackedEntity } from '@softkit/persistence-api';

export interface Product extends BaseTrackedEntity {
  id: string;
  title: string;
  priceCents: number;
}

export type ProductFilter = Partial<Pick<Product, 'id' | 'title'>>;

export type Products = Pick<
  AbstractRepository<
    Product,
    'id',
    ProductFilter,
    'id',
    'id' | keyof BaseTrackedEntity
  >,
  'findById' | 'updatePartial'
>;

export const PRODUCTS = Symbol('PRODUCTS');
