ALTER TABLE "tasks" ADD COLUMN "number" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_number_unique" UNIQUE("number");