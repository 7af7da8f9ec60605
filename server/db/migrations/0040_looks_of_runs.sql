ALTER TABLE "looks" ADD COLUMN "task_id" uuid;--> statement-breakpoint
ALTER TABLE "looks" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "looks_run" ON "looks" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "looks_idempotency" ON "looks" USING btree ("user_id","idempotency_key") WHERE "looks"."idempotency_key" is not null;