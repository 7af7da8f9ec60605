CREATE TABLE "project_runs" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"tool_id" text NOT NULL,
	"clip" text NOT NULL,
	"paid_by" uuid NOT NULL,
	"makes_video" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_runs" ADD CONSTRAINT "project_runs_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_runs" ADD CONSTRAINT "project_runs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_runs_of_clip" ON "project_runs" USING btree ("document_id","tool_id","clip");