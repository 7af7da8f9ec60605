CREATE TABLE "document_texts" (
	"document_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"organisation_id" uuid NOT NULL,
	"owner_id" uuid,
	"text" text NOT NULL,
	CONSTRAINT "document_texts_document_id_part_pk" PRIMARY KEY("document_id","part")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "has_texts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_texts_owner" ON "document_texts" USING btree ("organisation_id","owner_id");--> statement-breakpoint
CREATE INDEX "documents_without_texts" ON "documents" USING btree ("id") WHERE not "documents"."has_texts";
--> statement-breakpoint
-- Searches are right without it. The table is empty, so that its index is there at once.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "document_texts_trigrams" ON "document_texts" USING gin ("text" gin_trgm_ops);
  END IF;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'searches in documents have no trigram index: %', SQLERRM;
END
$$;
