CREATE TABLE "run_batch_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"points" bigint NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"defects" integer DEFAULT 0 NOT NULL,
	"task_id" uuid,
	"error_code" text,
	"document_id" uuid,
	"part_id" text,
	CONSTRAINT "run_batch_items_state" CHECK ("run_batch_items"."state" in ('waiting', 'started', 'done', 'failed', 'cancelled')),
	CONSTRAINT "run_batch_items_started" CHECK ("run_batch_items"."state" not in ('started', 'done') or "run_batch_items"."task_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "run_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid,
	"tool_id" text NOT NULL,
	"engine" text,
	"api_key_id" uuid,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"waiting_for" text,
	"next_step_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "run_batches_finished" CHECK (("run_batches"."finished_at" is null) = ("run_batches"."next_step_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "run_batch_items" ADD CONSTRAINT "run_batch_items_batch_id_run_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."run_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_batch_items" ADD CONSTRAINT "run_batch_items_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_batches" ADD CONSTRAINT "run_batches_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_batches" ADD CONSTRAINT "run_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_batches" ADD CONSTRAINT "run_batches_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_batches" ADD CONSTRAINT "run_batches_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "run_batch_items_place" ON "run_batch_items" USING btree ("batch_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "run_batch_items_task" ON "run_batch_items" USING btree ("task_id") WHERE "run_batch_items"."task_id" is not null;--> statement-breakpoint
CREATE INDEX "run_batch_items_open" ON "run_batch_items" USING btree ("batch_id") WHERE "run_batch_items"."state" in ('waiting', 'started');--> statement-breakpoint
CREATE UNIQUE INDEX "run_batches_idempotency" ON "run_batches" USING btree ("user_id","idempotency_key") WHERE "run_batches"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "run_batches_of_user" ON "run_batches" USING btree ("organisation_id","user_id","id");--> statement-breakpoint
CREATE INDEX "run_batches_due" ON "run_batches" USING btree ("next_step_at") WHERE "run_batches"."next_step_at" is not null;--> statement-breakpoint
CREATE INDEX "run_batches_of_api_key" ON "run_batches" USING btree ("api_key_id") WHERE "run_batches"."api_key_id" is not null;