import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Test, TestingModule } from '@nestjs/testing';
import { TypeOrmModule } from '@nestjs/typeorm';
import { expectNotNullAndGet, StartedDb, startPostgres } from '@softkit/test-utils';
import { setupTypeormModule } from '@softkit/typeorm';
import { Column, DataSource, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('products')
class ProductEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ length: 100 })
  title!: string;

  @Column({ type: String, nullable: true })
  note?: string | null;
}

describe('products', () => {
  let db: StartedDb;
  let testing: TestingModule;

  beforeAll(async () => {
    db = await startPostgres({
      imageTag: '16-alpine',
      additionalTypeOrmModuleOptions: { entities: [ProductEntity] },
    });

    testing = await Test.createTestingModule({
      imports: [
        TypeOrmModule.forFeature([ProductEntity]),
        setupTypeormModule({ optionsFactory: db.TypeOrmConfigService }),
      ],
    }).compile();
  }, 60_000);

  afterAll(async () => {
    await testing?.close();
    await db?.container.stop();
  });

  it('saves a product', async () => {
    const products = testing.get(DataSource).getRepository(ProductEntity);
    await products.save({ title: 'Lamp' });

    const saved = expectNotNullAndGet(
      await products.findOneBy({ title: 'Lamp' }),
    );

    expect(saved.id).toBeDefined();
  });
});
