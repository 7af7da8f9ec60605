-- Members who joined by a code and see no open project work in the organisation's default project, its oldest open one.
insert into project_members (project_id, user_id)
select first.id, members.user_id
  from members
  join lateral (
    select id from projects
     where projects.organisation_id = members.organisation_id and archived_at is null
     order by created_at, id limit 1
  ) as first on true
 where members.role = 'member'
   and not exists (
     select from projects
      where projects.organisation_id = members.organisation_id and archived_at is null
        and (created_by = members.user_id or exists (
          select from project_members added
           where added.project_id = projects.id and added.user_id = members.user_id)))
on conflict do nothing;
