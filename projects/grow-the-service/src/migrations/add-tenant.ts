import { MigrationInterface, QueryRunner } from 'typeorm';

export class AddTenant1764374400001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE orders ADD tenant_id character varying NOT NULL DEFAULT 'bakery'`,
    );
    await runner.query('ALTER TABLE orders ALTER tenant_id DROP DEFAULT');
    await runner.query('CREATE INDEX "IDX_527dd6efd5f3402f729c6b3e82" ON orders (tenant_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP tenant_id');
  }
}
