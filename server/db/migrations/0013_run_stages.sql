CREATE TABLE "run_stages" (
	"task_id" uuid NOT NULL,
	"candidate" integer NOT NULL,
	"name" text NOT NULL,
	"engine" text NOT NULL,
	"starts" integer DEFAULT 1 NOT NULL,
	"output_key" text,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "run_stages_task_id_candidate_name_pk" PRIMARY KEY("task_id","candidate","name"),
	CONSTRAINT "run_stages_finished" CHECK (("run_stages"."finished_at" is null) = ("run_stages"."output_key" is null))
);
--> statement-breakpoint
ALTER TABLE "run_stages" ADD CONSTRAINT "run_stages_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;