ALTER TABLE "project_runs" ADD COLUMN "characters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_runs" ADD COLUMN "engine" text;