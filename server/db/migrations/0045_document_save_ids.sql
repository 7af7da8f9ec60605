DROP INDEX "document_saves_id";--> statement-breakpoint
CREATE UNIQUE INDEX "document_saves_id" ON "document_saves" USING btree ("save_id","document_id");
