CREATE TABLE "run_incomes" (
	"task_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"points" bigint NOT NULL,
	"micros" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "run_incomes_task_id_order_id_pk" PRIMARY KEY("task_id","order_id"),
	CONSTRAINT "run_incomes_amounts" CHECK ("run_incomes"."points" > 0 and "run_incomes"."micros" >= 0)
);
--> statement-breakpoint
CREATE TABLE "run_costs" (
	"task_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"engine" text,
	"model" text,
	"basis" text NOT NULL,
	"micros" bigint DEFAULT 0 NOT NULL,
	"currency" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_costs_task_id_attempt_pk" PRIMARY KEY("task_id","attempt"),
	CONSTRAINT "run_costs_basis" CHECK ("run_costs"."basis" in ('none', 'told', 'listed', 'at_most', 'unknown')),
	CONSTRAINT "run_costs_micros" CHECK ("run_costs"."micros" >= 0 and ("run_costs"."micros" = 0 or "run_costs"."currency" is not null)),
	CONSTRAINT "run_costs_none" CHECK ("run_costs"."basis" <> 'none' or "run_costs"."micros" = 0)
);
--> statement-breakpoint
ALTER TABLE "run_incomes" ADD CONSTRAINT "run_incomes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_costs" ADD CONSTRAINT "run_costs_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;