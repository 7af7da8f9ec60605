CREATE TABLE "document_originals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_originals_size" CHECK ("document_originals"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "document_originals" ADD CONSTRAINT "document_originals_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_originals_of" ON "document_originals" USING btree ("document_id","id");
--> statement-breakpoint
create trigger document_originals_stored after insert on document_originals
  referencing new table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create trigger document_originals_removed after delete on document_originals
  referencing old table as changed for each statement execute function storage_accounts_count();
