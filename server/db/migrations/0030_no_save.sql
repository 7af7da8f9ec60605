ALTER TABLE "results" ADD COLUMN "no_save" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "no_save" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "results_not_saved" ON "results" USING btree ("created_at") WHERE "results"."no_save";