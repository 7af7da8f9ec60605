CREATE TABLE "storage_accounts" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	"recent" bigint DEFAULT 0 NOT NULL,
	"recent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "storage_accounts_used" CHECK ("storage_accounts"."used" >= 0 and "storage_accounts"."recent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "storage_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"size" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "storage_reservations_size" CHECK ("storage_reservations"."size" > 0)
);
--> statement-breakpoint
-- Uploads in parts that are under way name neither an organisation nor a session: they begin again, their bytes are swept.
update storage_intents set created_at = 'epoch' where key in (select key from upload_parts);--> statement-breakpoint
delete from upload_parts;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD COLUMN "organisation_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD COLUMN "session_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "storage_accounts" ADD CONSTRAINT "storage_accounts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_reservations" ADD CONSTRAINT "storage_reservations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "storage_reservations_expiry" ON "storage_reservations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
insert into storage_accounts (organisation_id, used)
select organisations.id, coalesce(sum(files.size), 0)
  from organisations left join files on files.organisation_id = organisations.id
 group by organisations.id;
--> statement-breakpoint
create function storage_accounts_open() returns trigger language plpgsql as $$
begin
  insert into storage_accounts (organisation_id) values (new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger storage_accounts_open after insert on organisations
  for each row execute function storage_accounts_open();
--> statement-breakpoint
-- Adds what a statement inserted, takes off what it deleted. The accounts are locked in one order, so that two
-- statements about several organisations do not wait for each other.
create function storage_accounts_count() returns trigger language plpgsql as $$
declare
  direction int := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  perform from storage_accounts
    where organisation_id in (select organisation_id from changed)
    order by organisation_id for update;
  update storage_accounts account
     set used = used + direction * total.size
    from (select organisation_id, sum(size) as size from changed group by organisation_id) total
   where account.organisation_id = total.organisation_id;
  return null;
end $$;
--> statement-breakpoint
create trigger files_stored after insert on files
  referencing new table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create trigger files_removed after delete on files
  referencing old table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create trigger upload_parts_stored after insert on upload_parts
  referencing new table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create trigger upload_parts_removed after delete on upload_parts
  referencing old table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create trigger storage_reservations_made after insert on storage_reservations
  referencing new table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create trigger storage_reservations_ended after delete on storage_reservations
  referencing old table as changed for each statement execute function storage_accounts_count();
--> statement-breakpoint
create function storage_sizes_stay() returns trigger language plpgsql as $$
begin
  raise exception 'the size and the organisation of what is stored do not change';
end $$;
--> statement-breakpoint
create trigger files_size_stays before update of size, organisation_id on files
  for each row when (old.size is distinct from new.size or old.organisation_id is distinct from new.organisation_id)
  execute function storage_sizes_stay();
