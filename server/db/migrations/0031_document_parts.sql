CREATE TABLE "document_parts" (
	"document_id" uuid NOT NULL,
	"id" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"schema_version" integer NOT NULL,
	"part" jsonb NOT NULL,
	"revisions" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"deleted" integer,
	"text" text NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"size" bigint NOT NULL,
	CONSTRAINT "document_parts_document_id_id_pk" PRIMARY KEY("document_id","id"),
	CONSTRAINT "document_parts_size" CHECK ("document_parts"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "document_saves" (
	"document_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"save_id" text,
	"writer" text NOT NULL,
	"user_id" uuid,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_saves_document_id_revision_pk" PRIMARY KEY("document_id","revision")
);
--> statement-breakpoint
CREATE TABLE "document_steps" (
	"document_id" uuid NOT NULL,
	"first" integer NOT NULL,
	"last" integer NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"sealed" boolean DEFAULT false NOT NULL,
	"size" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_steps_document_id_first_pk" PRIMARY KEY("document_id","first"),
	CONSTRAINT "document_steps_size" CHECK ("document_steps"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "document_revisions" ADD COLUMN "file_ids" uuid[];--> statement-breakpoint
ALTER TABLE "document_parts" ADD CONSTRAINT "document_parts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_saves" ADD CONSTRAINT "document_saves_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_steps" ADD CONSTRAINT "document_steps_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_parts_changes" ON "document_parts" USING btree ("document_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "document_saves_id" ON "document_saves" USING btree ("document_id","save_id");
--> statement-breakpoint
-- Parts and steps change their size while they are there, unlike files.
create function storage_accounts_recount() returns trigger language plpgsql as $$
begin
  perform from storage_accounts
    where organisation_id in (select organisation_id from new_rows union select organisation_id from old_rows)
    order by organisation_id for update;
  update storage_accounts account
     set used = used + total.size
    from (select organisation_id, sum(size) as size
            from (select organisation_id, size from new_rows union all select organisation_id, -size from old_rows) changed
           group by organisation_id) total
   where account.organisation_id = total.organisation_id and total.size <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger document_parts_stored after insert on document_parts
  referencing new table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create trigger document_parts_removed after delete on document_parts
  referencing old table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create trigger document_parts_changed after update on document_parts
  referencing old table as old_rows new table as new_rows for each statement execute function storage_accounts_recount();
--> statement-breakpoint
create trigger document_steps_stored after insert on document_steps
  referencing new table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create trigger document_steps_removed after delete on document_steps
  referencing old table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create trigger document_steps_changed after update on document_steps
  referencing old table as old_rows new table as new_rows for each statement execute function storage_accounts_recount();
