CREATE TABLE "file_copies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_id" uuid,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"share" double precision DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_copies_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "file_copies" ADD CONSTRAINT "file_copies_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_copies_of_file" ON "file_copies" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "file_copies_waiting" ON "file_copies" USING btree ("created_at") WHERE "file_copies"."state" = 'waiting';