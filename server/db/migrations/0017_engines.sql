CREATE TABLE "engine_routes" (
	"capability" text NOT NULL,
	"engine" text NOT NULL,
	"position" integer NOT NULL,
	"off" boolean NOT NULL,
	CONSTRAINT "engine_routes_capability_engine_pk" PRIMARY KEY("capability","engine")
);
--> statement-breakpoint
CREATE TABLE "engine_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"sealed" text NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_tests" (
	"engine" text PRIMARY KEY NOT NULL,
	"ok" boolean NOT NULL,
	"took_ms" integer NOT NULL,
	"said" text NOT NULL,
	"tested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine_settings" ADD CONSTRAINT "engine_settings_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;