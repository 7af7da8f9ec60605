-- By the name that the code and the glossary have for them: keys that are declared before their bytes are written.
ALTER TABLE "storage_intents" RENAME TO "pending_writes";--> statement-breakpoint
ALTER INDEX "storage_intents_pkey" RENAME TO "pending_writes_pkey";--> statement-breakpoint
-- Who may see a file is asked of the result that has it; without this each question read every result.
CREATE INDEX "results_file" ON "results" USING btree ("file_id");
