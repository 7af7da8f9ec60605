CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_codes_purpose_email_user_id_pk" PRIMARY KEY("purpose","email","user_id"),
	CONSTRAINT "email_codes_purpose" CHECK ("email_codes"."purpose" in ('reset', 'bind'))
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"idempotency_key" text,
	"status" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"points" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"pay_way" text NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"provider_payment_id" text,
	"code_url" text,
	"link" text,
	"problem" text,
	"refund_state" text DEFAULT 'none' NOT NULL,
	"refund_reason" text,
	"closes_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_provider_order_id_unique" UNIQUE("provider_order_id"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in (0, 1, 2, 3)),
	CONSTRAINT "orders_paid" CHECK (("orders"."paid_at" is not null) = ("orders"."status" in (1, 3))),
	CONSTRAINT "orders_amounts" CHECK ("orders"."count" > 0 and "orders"."amount" > 0 and "orders"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"provider" text NOT NULL,
	"notice_id" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notices_provider_notice_id_pk" PRIMARY KEY("provider","notice_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"type" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"points" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"offered" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_type" CHECK ("products"."type" in ('vip', 'team', 'com')),
	CONSTRAINT "products_amounts" CHECK ("products"."price" > 0 and "products"."points" > 0 and "products"."valid_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_members_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"token" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"captures" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "social_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"redirect_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_rows" ADD COLUMN "plan_points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_rows" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "frozen_notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD COLUMN "plan_balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "point_holds" ADD COLUMN "held_plan" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "external_identities_user" ON "external_identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("user_id","idempotency_key") WHERE "orders"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_organisation" ON "orders" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("next_check_at") WHERE "orders"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_notices_order" ON "payment_notices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "project_members_user" ON "project_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_organisation" ON "invitations" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_rows_once_per_order" ON "ledger_rows" USING btree ("order_id","type") WHERE "ledger_rows"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_rows_of_user" ON "ledger_rows" USING btree ("organisation_id","user_id","sequence");--> statement-breakpoint
ALTER TABLE "ledger_rows" ADD CONSTRAINT "ledger_rows_plan_part" CHECK (case when "ledger_rows"."points" >= 0 then "ledger_rows"."plan_points" between 0 and "ledger_rows"."points" else "ledger_rows"."plan_points" between "ledger_rows"."points" and 0 end);--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_plan_balance_within" CHECK ("point_accounts"."plan_balance" >= 0 and "point_accounts"."plan_balance" <= "point_accounts"."balance");