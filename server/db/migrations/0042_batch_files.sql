CREATE TABLE "run_batch_files" (
	"batch_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "run_batch_files_batch_id_file_id_pk" PRIMARY KEY("batch_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "run_batch_files" ADD CONSTRAINT "run_batch_files_batch_id_run_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."run_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_batch_files" ADD CONSTRAINT "run_batch_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_batch_files_of_file" ON "run_batch_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "run_batches_finished" ON "run_batches" USING btree ("finished_at") WHERE "run_batches"."finished_at" is not null;