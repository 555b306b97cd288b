import { ExcludeKeys, ExtractArrayMembers, Maybe, Never } from '@softkit/common-types';

interface Product {
  id: string;
  createdAt: Date;
  title: string;
  price: number;
}

const serverFields = ['id', 'createdAt'] as const;

export type NewProduct = ExcludeKeys<Product, typeof serverFields>;
export type ServerField = ExtractArrayMembers<typeof serverFields>;

export type Draft = NewProduct & Partial<Never<Pick<Product, 'id'>>>;

export function findTitle(products: Product[], id: string): Maybe<string> {
  return products.find((product) => product.id === id)?.title;
}

export const draft: Draft = { title: 'Pencil', price: 120 };
export const field: ServerField = 'createdAt';
