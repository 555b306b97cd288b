import { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOrders1764374400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE orders (
        id character varying PRIMARY KEY,
        customer_email character varying NOT NULL,
        quantity integer NOT NULL,
        created_at timestamp NOT NULL DEFAULT now(),
        updated_at timestamp NOT NULL DEFAULT now(),
        deleted_at timestamp
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE orders');
  }
}
