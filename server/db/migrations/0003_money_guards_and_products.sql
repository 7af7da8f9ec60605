-- The part of a balance that belongs to a plan follows the ledger as the balance itself does.
create or replace function ledger_rows_apply() returns trigger language plpgsql as $$
begin
  update point_accounts
     set balance = balance + new.points, plan_balance = plan_balance + new.plan_points, last_line = last_line + 1
   where organisation_id = new.organisation_id
  returning balance, last_line into new.balance_after, new.line;
  if not found then
    raise exception 'organisation % has no point account', new.organisation_id;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create function audit_log_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end
$$;
--> statement-breakpoint
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_log_refuse_change();
--> statement-breakpoint
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function audit_log_refuse_change();
--> statement-breakpoint
-- What was sold as something stays sold as that.
create function orders_keep_terms() returns trigger language plpgsql as $$
begin
  if (new.organisation_id, new.user_id, new.product_id, new.type, new.count, new.amount, new.currency, new.points,
      new.valid_days, new.provider)
     is distinct from
     (old.organisation_id, old.user_id, old.product_id, old.type, old.count, old.amount, old.currency, old.points,
      old.valid_days, old.provider) then
    raise exception 'the terms of order % do not change', old.id;
  end if;
  if old.status = 3 and new.status <> 3 or old.status = 1 and new.status not in (1, 3) then
    raise exception 'order % does not go from % to %', old.id, old.status, new.status;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger orders_keep_terms before update on orders
  for each row execute function orders_keep_terms();
--> statement-breakpoint
-- The catalogue that an installation begins with; operators change it.
insert into products (id, site, type, name_en, name_zh, price, currency, points, valid_days, position) values
  (gen_random_uuid(), 'intl', 'vip', 'Personal', '个人会员', 990, 'USD', 1000, 30, 1),
  (gen_random_uuid(), 'intl', 'vip', 'Personal', '个人会员', 4900, 'USD', 6600, 180, 2),
  (gen_random_uuid(), 'intl', 'vip', 'Personal', '个人会员', 8900, 'USD', 14400, 365, 3),
  (gen_random_uuid(), 'intl', 'team', 'Startup', '创业团队', 891, 'USD', 1100, 30, 4),
  (gen_random_uuid(), 'intl', 'team', 'Startup', '创业团队', 4410, 'USD', 6600, 180, 5),
  (gen_random_uuid(), 'intl', 'team', 'Startup', '创业团队', 8010, 'USD', 13200, 365, 6),
  (gen_random_uuid(), 'intl', 'com', 'Enterprise', '企业版', 792, 'USD', 1250, 30, 7),
  (gen_random_uuid(), 'intl', 'com', 'Enterprise', '企业版', 3920, 'USD', 7500, 180, 8),
  (gen_random_uuid(), 'intl', 'com', 'Enterprise', '企业版', 7120, 'USD', 15000, 365, 9),
  (gen_random_uuid(), 'cn', 'vip', 'Personal', '个人会员', 6900, 'CNY', 1000, 30, 1),
  (gen_random_uuid(), 'cn', 'vip', 'Personal', '个人会员', 34900, 'CNY', 6600, 180, 2),
  (gen_random_uuid(), 'cn', 'vip', 'Personal', '个人会员', 62900, 'CNY', 14400, 365, 3),
  (gen_random_uuid(), 'cn', 'team', 'Startup', '创业团队', 6210, 'CNY', 1100, 30, 4),
  (gen_random_uuid(), 'cn', 'team', 'Startup', '创业团队', 31410, 'CNY', 6600, 180, 5),
  (gen_random_uuid(), 'cn', 'team', 'Startup', '创业团队', 56610, 'CNY', 13200, 365, 6),
  (gen_random_uuid(), 'cn', 'com', 'Enterprise', '企业版', 5520, 'CNY', 1250, 30, 7),
  (gen_random_uuid(), 'cn', 'com', 'Enterprise', '企业版', 27920, 'CNY', 7500, 180, 8),
  (gen_random_uuid(), 'cn', 'com', 'Enterprise', '企业版', 50320, 'CNY', 15000, 365, 9);
