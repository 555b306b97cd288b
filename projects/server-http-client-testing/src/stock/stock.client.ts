import { Inject, Injectable } from '@nestjs/common';
import { AxiosInstance } from 'axios';

export const STOCK_HTTP = Symbol('STOCK_HTTP');

export interface StockItem {
  sku: string;
  quantity: number;
}

@Injectable()
export class StockClient {
  constructor(@Inject(STOCK_HTTP) private readonly http: AxiosInstance) {}

  async find(sku: string): Promise<StockItem> {
    const path = `/items/${encodeURIComponent(sku)}`;
    const { data } = await this.http.get<StockItem>(path);
    return data;
  }
}
