CREATE TABLE "run_outputs" (
	"task_id" uuid NOT NULL,
	"candidate" integer NOT NULL,
	"draft" integer DEFAULT 1 NOT NULL,
	"text" text,
	"data" jsonb,
	"amount" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "run_outputs_task_id_candidate_pk" PRIMARY KEY("task_id","candidate"),
	CONSTRAINT "run_outputs_kind" CHECK (num_nonnulls("run_outputs"."text", "run_outputs"."data") = 1),
	CONSTRAINT "run_outputs_amount" CHECK ("run_outputs"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "run_outputs" ADD CONSTRAINT "run_outputs_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;