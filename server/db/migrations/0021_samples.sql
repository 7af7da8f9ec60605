ALTER TABLE "tasks" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "rest_of" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_rest_of" FOREIGN KEY ("rest_of") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_rest_once" ON "tasks" USING btree ("rest_of") WHERE "tasks"."rest_of" is not null and "tasks"."state" not in ('FAILED', 'CANCELED');--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_part" CHECK (coalesce("tasks"."part" in ('sample', 'rest'), true)
          and ("tasks"."part" is not distinct from 'rest') = ("tasks"."rest_of" is not null));