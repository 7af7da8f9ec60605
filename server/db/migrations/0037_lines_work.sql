ALTER TABLE "tasks" ADD COLUMN "lines_work" jsonb;--> statement-breakpoint
CREATE INDEX "tasks_lines_work" ON "tasks" USING btree ("finished_at") WHERE "tasks"."lines_work" is not null;