CREATE TABLE "film_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "film_versions_number" UNIQUE("document_id","number")
);
--> statement-breakpoint
ALTER TABLE "story_comments" ADD COLUMN "at" integer;--> statement-breakpoint
ALTER TABLE "story_comments" ADD COLUMN "reply_to" uuid;--> statement-breakpoint
ALTER TABLE "story_comments" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "story_comments" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "film_versions" ADD CONSTRAINT "film_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_versions" ADD CONSTRAINT "film_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_versions_file" ON "film_versions" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "story_comments" ADD CONSTRAINT "story_comments_reply_to_story_comments_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."story_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_comments" ADD CONSTRAINT "story_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_comments_reply" ON "story_comments" USING btree ("reply_to");--> statement-breakpoint
CREATE INDEX "story_comments_user" ON "story_comments" USING btree ("user_id");