CREATE TABLE "stock_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_zh" text,
	"tags" text[] NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"token_hash" text NOT NULL,
	"start" bigint NOT NULL,
	"size" bigint NOT NULL,
	"key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_parts_token_hash_start_pk" PRIMARY KEY("token_hash","start"),
	CONSTRAINT "upload_parts_size" CHECK ("upload_parts"."start" >= 0 and "upload_parts"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "spent_uploads" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_items_newest" ON "stock_items" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "stock_items_file" ON "stock_items" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "stock_items_public" ON "stock_items" USING btree ("id") WHERE "stock_items"."is_public";--> statement-breakpoint
CREATE INDEX "upload_parts_expiry" ON "upload_parts" USING btree ("expires_at");