CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"organisation_ids" uuid[] NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"purged_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_have_a_way_in";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_open" ON "account_deletions" USING btree ("purged_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_have_a_way_in" CHECK (("users"."email" is not null or "users"."mobile" is not null) = ("users"."deleted_at" is null));