-- The balance is the sum of the ledger, by the database's own word.
-- Never insert into ledger_rows with ON CONFLICT: the trigger below has moved the balance before the conflict is seen.
-- (It would not go unnoticed: the deferred check refuses the commit.)
create function ledger_rows_apply() returns trigger language plpgsql as $$
begin
  update point_accounts
     set balance = balance + new.points, last_line = last_line + 1
   where organisation_id = new.organisation_id
  returning balance, last_line into new.balance_after, new.line;
  if not found then
    raise exception 'organisation % has no point account', new.organisation_id;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger ledger_rows_apply before insert on ledger_rows
  for each row execute function ledger_rows_apply();
--> statement-breakpoint
create function ledger_rows_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_rows is append-only';
end
$$;
--> statement-breakpoint
create trigger ledger_rows_append_only before update or delete on ledger_rows
  for each row execute function ledger_rows_refuse_change();
--> statement-breakpoint
create trigger ledger_rows_no_truncate before truncate on ledger_rows
  for each statement execute function ledger_rows_refuse_change();
--> statement-breakpoint
create function point_accounts_follow_ledger() returns trigger language plpgsql as $$
declare
  account point_accounts;
  last ledger_rows;
begin
  -- The account and the ledger as they are at commit, not as they were at this one of several changes.
  select * into account from point_accounts where organisation_id = new.organisation_id;
  select * into last from ledger_rows where organisation_id = new.organisation_id order by line desc limit 1;
  if account.last_line <> coalesce(last.line, 0) or account.balance <> coalesce(last.balance_after, 0) then
    raise exception 'balance of organisation % does not follow its ledger', new.organisation_id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger point_accounts_follow_ledger after insert or update on point_accounts
  deferrable initially deferred for each row execute function point_accounts_follow_ledger();
