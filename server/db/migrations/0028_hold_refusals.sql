-- A hold that the balance does not cover fails its statement, so that nothing which was sent along with it is committed.
-- The detail is the data of the API's error.
create function refuse_hold(needed bigint, balance bigint, frozen bigint) returns float8 language plpgsql as $$
begin
  raise exception 'not enough points' using
    errcode = 'IR001',
    detail = jsonb_build_object('needed', needed, 'balance', coalesce(balance, 0),
                                'missing', needed - coalesce(balance, 0), 'frozen', coalesce(frozen, 0))::text;
end
$$;
