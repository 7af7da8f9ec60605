CREATE TABLE "reset_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_gifts" (
	"identity_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "others_tries_left" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_links" ADD CONSTRAINT "reset_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reset_links_user" ON "reset_links" USING btree ("user_id");--> statement-breakpoint
-- Who is here has had the gift: the mailbox of each address, as `giftKey` names it, and each number.
INSERT INTO "sign_up_gifts" ("identity_hash")
SELECT encode(sha256(convert_to('email:' || CASE
	WHEN "domain" IN ('gmail.com', 'googlemail.com') THEN replace("name", '.', '') || '@gmail.com'
	ELSE "name" || '@' || "domain"
END, 'UTF8')), 'hex')
FROM (
	SELECT regexp_replace(split_part("email", '@', 1), '(.)\+.*$', '\1') AS "name", split_part("email", '@', 2) AS "domain"
	FROM "users" WHERE "email" IS NOT NULL
) AS "mailboxes"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "sign_up_gifts" ("identity_hash")
SELECT encode(sha256(convert_to('mobile:' || "mobile", 'UTF8')), 'hex') FROM "users" WHERE "mobile" IS NOT NULL
ON CONFLICT DO NOTHING;
