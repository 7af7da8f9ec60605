DROP INDEX "ledger_rows_newest";--> statement-breakpoint
DROP INDEX "ledger_rows_of_user";--> statement-breakpoint
CREATE INDEX "ledger_rows_of_user" ON "ledger_rows" USING btree ("organisation_id","user_id","line");