ALTER TABLE "tasks" ADD COLUMN "line_place" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "line_starts_at" timestamp with time zone;