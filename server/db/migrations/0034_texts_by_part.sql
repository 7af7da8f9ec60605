ALTER TABLE "document_texts" ALTER COLUMN "part" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "document_parts" DROP COLUMN "text";