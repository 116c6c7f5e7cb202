-- A program's log-in is that of the person who made its credential: a file that it uploads has that person for a maker.
create or replace view portal_person as
  select u.user_id, u.email, u.role_id,
    coalesce(u.account_owner_id, p.account_owner_id) as own_account_owner_id,
    case
      when coalesce(u.account_owner_id, p.account_owner_id) is not null
        then 'owner ' || coalesce(u.account_owner_id, p.account_owner_id)
      when p.person_id is not null then 'person ' || p.person_id
      else 'user ' || coalesce(c.created_by, u.user_id)
    end as person
  from portal_user u
  left join credential c on c.user_id = u.user_id
  left join portal_user maker on maker.user_id = c.created_by
  left join person p on p.person_id = coalesce(maker.person_id, u.person_id);
