ALTER TABLE "tasks" ADD COLUMN "input_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "input_summary" jsonb;--> statement-breakpoint
CREATE INDEX "tasks_long_inputs" ON "tasks" USING btree ("finished_at") WHERE "tasks"."input_bytes" > 0;
--> statement-breakpoint
-- Long inputs of runs count for the organisation's storage.
create function task_inputs_count() returns trigger language plpgsql as $$
declare
  grown bigint := case when tg_op = 'DELETE' then 0 else new.input_bytes end
                - case when tg_op = 'INSERT' then 0 else old.input_bytes end;
begin
  update storage_accounts set used = used + grown
   where organisation_id = case when tg_op = 'DELETE' then old.organisation_id else new.organisation_id end;
  return null;
end $$;
--> statement-breakpoint
create trigger task_inputs_stored after insert on tasks
  for each row when (new.input_bytes > 0) execute function task_inputs_count();
--> statement-breakpoint
create trigger task_inputs_changed after update of input_bytes on tasks
  for each row when (old.input_bytes <> new.input_bytes) execute function task_inputs_count();
--> statement-breakpoint
create trigger task_inputs_removed after delete on tasks
  for each row when (old.input_bytes > 0) execute function task_inputs_count();
