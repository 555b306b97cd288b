import { MigrationInterface, QueryRunner } from "typeorm";

export class AddJobs1764374400002 implements MigrationInterface {
    name = 'AddJobs1764374400002'

    public async up(queryRunner: QueryRunner): Promise<void> {
        await queryRunner.query(`CREATE TABLE "job_version" ("created_at" TIMESTAMP NOT NULL DEFAULT now(), "updated_at" TIMESTAMP NOT NULL DEFAULT now(), "deleted_at" TIMESTAMP, "id" uuid NOT NULL DEFAULT uuid_generate_v4(), "job_definition_id" character varying NOT NULL, "job_version" integer NOT NULL, "job_data" jsonb, "job_options" jsonb, CONSTRAINT "PK_6859d9d92f5f0a7dd717f1f7b2e" PRIMARY KEY ("id"))`);
        await queryRunner.query(`CREATE UNIQUE INDEX "IDX_76e0c443a16292fa3d1adfea4f" ON "job_version" ("job_definition_id", "job_version") `);
        await queryRunner.query(`CREATE TABLE "job" ("created_at" TIMESTAMP NOT NULL DEFAULT now(), "updated_at" TIMESTAMP NOT NULL DEFAULT now(), "deleted_at" TIMESTAMP, "id" character varying NOT NULL, "job_name" character varying(256) NOT NULL, "queue_name" character varying(256) NOT NULL, CONSTRAINT "PK_98ab1c14ff8d1cf80d18703b92f" PRIMARY KEY ("id"))`);
        await queryRunner.query(`CREATE TYPE "public"."job_execution_job_status_enum" AS ENUM('completed', 'failed', 'delayed', 'active', 'wait', 'prioritized', 'paused', 'processing', 'skipped')`);
        await queryRunner.query(`CREATE TABLE "job_execution" ("created_at" TIMESTAMP NOT NULL DEFAULT now(), "updated_at" TIMESTAMP NOT NULL DEFAULT now(), "deleted_at" TIMESTAMP, "id" uuid NOT NULL DEFAULT uuid_generate_v4(), "job_status" "public"."job_execution_job_status_enum" NOT NULL, "bull_token" character varying(255), "job_version_id" uuid NOT NULL, "progress" integer NOT NULL DEFAULT '0', "step_data" jsonb, CONSTRAINT "PK_81e54343e6d62f09a166d105792" PRIMARY KEY ("id"))`);
        await queryRunner.query(`ALTER TABLE "orders" ADD "confirmed_at" TIMESTAMP WITH TIME ZONE`);
        await queryRunner.query(`ALTER TABLE "job_version" ADD CONSTRAINT "FK_2d44f8d8aa031daf435fb2dfab6" FOREIGN KEY ("job_definition_id") REFERENCES "job"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`);
        await queryRunner.query(`ALTER TABLE "job_execution" ADD CONSTRAINT "FK_0dab8ddc17f5a90ba1b65a68cc7" FOREIGN KEY ("job_version_id") REFERENCES "job_version"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`);
    }

    public async down(queryRunner: QueryRunner): Promise<void> {
        await queryRunner.query(`ALTER TABLE "job_execution" DROP CONSTRAINT "FK_0dab8ddc17f5a90ba1b65a68cc7"`);
        await queryRunner.query(`ALTER TABLE "job_version" DROP CONSTRAINT "FK_2d44f8d8aa031daf435fb2dfab6"`);
        await queryRunner.query(`ALTER TABLE "orders" DROP COLUMN "confirmed_at"`);
        await queryRunner.query(`DROP TABLE "job_execution"`);
        await queryRunner.query(`DROP TYPE "public"."job_execution_job_status_enum"`);
        await queryRunner.query(`DROP TABLE "job"`);
        await queryRunner.query(`DROP INDEX "public"."IDX_76e0c443a16292fa3d1adfea4f"`);
        await queryRunner.query(`DROP TABLE "job_version"`);
    }

}
