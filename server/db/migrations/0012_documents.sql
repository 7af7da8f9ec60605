CREATE TABLE "document_files" (
	"document_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "document_files_document_id_file_id_pk" PRIMARY KEY("document_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "document_revisions" (
	"document_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"schema_version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"size" bigint NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_revisions_document_id_revision_pk" PRIMARY KEY("document_id","revision"),
	CONSTRAINT "document_revisions_size" CHECK ("document_revisions"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_revision" CHECK ("documents"."revision" >= 1)
);
--> statement-breakpoint
CREATE TABLE "derivations" (
	"result_id" uuid NOT NULL,
	"field" text NOT NULL,
	"position" integer NOT NULL,
	"source_file_id" uuid NOT NULL,
	"source_hash" text NOT NULL,
	"source_result_id" uuid,
	CONSTRAINT "derivations_result_id_field_position_pk" PRIMARY KEY("result_id","field","position")
);
--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_revisions" ADD CONSTRAINT "document_revisions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "derivations" ADD CONSTRAINT "derivations_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_files_file" ON "document_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "documents_bin" ON "documents" USING btree ("deleted_at") WHERE "documents"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "derivations_source_file" ON "derivations" USING btree ("source_file_id");--> statement-breakpoint
CREATE INDEX "derivations_source_result" ON "derivations" USING btree ("source_result_id");--> statement-breakpoint
ALTER TABLE "results" DROP COLUMN "parent_result_id";
--> statement-breakpoint
-- What a state of a document takes counts for the quota as files do.
create trigger document_revisions_stored after insert on document_revisions
  referencing new table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create trigger document_revisions_removed after delete on document_revisions
  referencing old table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create trigger document_revisions_size_stays before update of size, organisation_id on document_revisions
  for each row when (old.size is distinct from new.size or old.organisation_id is distinct from new.organisation_id)
  execute function storage_sizes_stay();
--> statement-breakpoint
-- Runs name their files by the path of each: what is still there of the inputs of earlier results gets its edges.
insert into derivations (result_id, field, position, source_file_id, source_hash, source_result_id)
select made.id, given.key, path.at - 1, source.id, source.sha256,
       (select parent.id from results parent where parent.file_id = source.id limit 1)
  from results made
  join tasks run on run.id = made.task_id and jsonb_typeof(run.input) = 'object'
 cross join lateral jsonb_each(run.input) given
 cross join lateral jsonb_array_elements_text(
         case jsonb_typeof(given.value) when 'array' then given.value
           when 'string' then jsonb_build_array(given.value) else '[]' end) with ordinality path (value, at)
  join files source on source.key = substr(path.value, 8)
 where starts_with(path.value, '/files/');
