CREATE TABLE "route_health" (
	"capability" text NOT NULL,
	"engine" text NOT NULL,
	"failures" integer NOT NULL,
	"last_run" uuid NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"rests" integer NOT NULL,
	"rests_until" timestamp with time zone,
	"trial_run" uuid,
	"trial_until" timestamp with time zone,
	CONSTRAINT "route_health_capability_engine_pk" PRIMARY KEY("capability","engine"),
	CONSTRAINT "route_health_rests" CHECK (("route_health"."rests_until" is null) = ("route_health"."rests" = 0)),
	CONSTRAINT "route_health_trial" CHECK (("route_health"."trial_run" is null) = ("route_health"."trial_until" is null))
);
