ALTER TABLE "run_batch_items" ADD COLUMN "target" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "target" jsonb;--> statement-breakpoint
CREATE INDEX "tasks_of_target" ON "tasks" USING btree (("target"->>'id')) WHERE "tasks"."target" is not null;--> statement-breakpoint
ALTER TABLE "run_batch_items" DROP COLUMN "document_id";--> statement-breakpoint
ALTER TABLE "run_batch_items" DROP COLUMN "part_id";