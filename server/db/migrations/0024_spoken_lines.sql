CREATE TABLE "spoken_lines" (
	"document_id" uuid NOT NULL,
	"line" text NOT NULL,
	"task_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spoken_lines_document_id_line_pk" PRIMARY KEY("document_id","line")
);
--> statement-breakpoint
ALTER TABLE "spoken_lines" ADD CONSTRAINT "spoken_lines_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_lines" ADD CONSTRAINT "spoken_lines_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spoken_lines_of_run" ON "spoken_lines" USING btree ("task_id");