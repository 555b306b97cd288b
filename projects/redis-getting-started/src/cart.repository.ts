import { Injectable } from '@nestjs/common';
import { AbstractRedisRepository } from '@softkit/redis';
import { InjectRedis } from '@songkeys/nestjs-redis';
import Redis from 'ioredis';

export interface Cart {
  id: string;
  items: string[];
}

@Injectable()
export class CartRepository extends AbstractRedisRepository<Cart, string> {
  constructor(@InjectRedis() redis: Redis) {
    super(redis);
  }

  protected override uniqueIdentifier(cart: Cart): string {
    return cart.id;
  }

  protected override keyPrefix(): string {
    return 'cart';
  }

  async save(cart: Cart, ttlSeconds: number): Promise<void> {
    const key = this.getKey(cart);
    await this.redis.set(key, JSON.stringify(cart), 'EX', ttlSeconds);
  }

  async find(id: string): Promise<Cart | undefined> {
    const json = await this.redis.get(this.getKeyById(id));
    return json ? (JSON.parse(json) as Cart) : undefined;
  }
}
