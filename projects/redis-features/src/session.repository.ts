import { Injectable } from '@nestjs/common';
import { AbstractRedisRepository } from '@softkit/redis';
import { InjectRedis } from '@songkeys/nestjs-redis';
import { plainToInstance, Type } from 'class-transformer';
import Redis from 'ioredis';

export class Session {
  id: number;
  userName: string;

  @Type(() => Date)
  startedAt: Date;
}

@Injectable()
export class SessionRepository extends AbstractRedisRepository<
  Session,
  number
> {
  constructor(@InjectRedis('cache') redis: Redis) {
    super(redis);
  }

  protected override uniqueIdentifier(session: Session): string {
    return String(session.id);
  }

  protected override keyPrefix(): string {
    return 'auth';
  }

  protected override keySuffix(): string {
    return 'session';
  }

  async open(session: Session): Promise<void> {
    await this.redis.set(this.getKey(session), JSON.stringify(session));
  }

  async load(id: number): Promise<Session | undefined> {
    const json = await this.redis.get(this.getKeyById(id));
    return json ? plainToInstance(Session, JSON.parse(json)) : undefined;
  }

  async close(id: number): Promise<boolean> {
    const removed = await this.redis.del(this.getKeyById(id));
    return removed === 1;
  }
}
