ALTER TABLE "engine_routes" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "wanted_engine" text;