ALTER TABLE "tasks" ADD COLUMN "submit_intent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "tasks_to_check" ON "tasks" USING btree ("next_check_at") WHERE "tasks"."next_check_at" is not null;--> statement-breakpoint
-- Runs that were being handed over when the old version stopped: it left no trace of a submit, so one is assumed.
update tasks set submit_intent_at = started_at
 where finished_at is null and operation is null and started_at is not null and engine <> 'builtin';
