import { ObjectNotFoundException } from '@softkit/exceptions';
import { Product, Products } from './products';

type Change = Partial<Product> & Pick<Product, 'id'>;

export class ProductsInMemory implements Products {
  private readonly rows = new Map<string, Product>();

  constructor(...rows: Product[]) {
    rows.forEach((row) => this.rows.set(row.id, row));
  }

  findById(id: string): Promise<Product | undefined>;
  findById(ids: string[]): Promise<Product[]>;
  async findById(
    ids: string | string[],
  ): Promise<Product | undefined | Product[]> {
    return Array.isArray(ids)
      ? ids.flatMap((id) => this.rows.get(id) ?? [])
      : this.rows.get(ids);
  }

  updatePartial(change: Change): Promise<Partial<Product>>;
  updatePartial(changes: Change[]): Promise<Array<Partial<Product>>>;
  async updatePartial(
    changes: Change | Change[],
  ): Promise<Partial<Product> | Array<Partial<Product>>> {
    return Array.isArray(changes)
      ? changes.map((change) => this.change(change))
      : this.change(changes);
  }

  private change(change: Change): Product {
    const row = this.rows.get(change.id);
    if (!row) {
      throw new ObjectNotFoundException('Product');
    }
    const changed = { ...row, ...change, updatedAt: new Date() };
    this.rows.set(row.id, changed);
    return changed;
  }
}
