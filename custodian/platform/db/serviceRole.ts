import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { partitions } from './partitions.ts'

/** The role of the running custodian on PostgreSQL. The role owns no table, so no statement can bypass a trigger. */
export const SERVICE_ROLE = 'ira_portal_service'
/** Columns of logins that the service never changes. */
const BY_OPERATOR_ALONE = ['user_id', 'role_id', 'account_owner_id', 'disabled_at', 'created_at', 'person_id'] as const
/** The schema of the job engine, which creates and changes its own tables. */
export const JOB_SCHEMA = 'pgboss'

/**
 * Creates the service role and its grants: read and write, but only read and insert on append-only tables (tables
 * with a trigger that refuses changes). Runs as the owner of the schema at every start, so that new tables are
 * covered. One transaction does all of it, so a running custodian never lacks a privilege for a moment.
 */
export async function grantToServiceRole(connection: Db, login: string | null): Promise<void> {
  await sql`begin`.execute(connection)
  try {
    await grantRights(connection)
    await admit(connection, login)
    await handOverJobSchema(connection)
    await sql`commit`.execute(connection)
  } catch (error) {
    await sql`rollback`.execute(connection)
    throw error
  }
}

async function grantRights(connection: Db): Promise<void> {
  // Checks for the role first. PostgreSQL refuses CREATE ROLE for lack of a right even if an administrator has
  // created the role.
  await sql`do $$ begin
    if not exists (select from pg_roles where rolname = ${sql.lit(SERVICE_ROLE)}) then
      create role ${sql.raw(SERVICE_ROLE)} nologin;
    end if;
  exception when duplicate_object or unique_violation then null; end $$`.execute(connection)
  const role = sql.id(SERVICE_ROLE)
  await sql`grant usage on schema public to ${role}`.execute(connection)
  await sql`revoke create on schema public from public`.execute(connection)
  await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(connection)
  await sql`grant usage, select on all sequences in schema public to ${role}`.execute(connection)
  await sql`revoke insert, update, delete on schema_migration from ${role}`.execute(connection)
  for (const table of await appendOnlyTables(connection))
    await sql`revoke update, delete, truncate on ${sql.table(table)} from ${role}`.execute(connection)
  // A trigger with the owner's privileges maintains the balance of a book. Nobody else may create such a trigger.
  // Deleting a row changes no balance, because the next posting computes it again.
  await sql`revoke insert, update, truncate on customer_balance from ${role}`.execute(connection)
  await sql`revoke execute on function check_not_overdrawn(), count_customer_balances(integer[]) from public`.execute(
    connection,
  )
  await nameSchemasOfTriggers(connection)
  // The service role has no rights on partitions, which are used only through their table.
  for (const table of await partitions(connection))
    await sql`revoke all on ${sql.table(table)} from ${role}`.execute(connection)
  // Only the operator assigns roles, opens and closes logins and records their persons, over a connection of the
  // owner: see session/staff.ts.
  await sql`revoke update, delete on portal_user from ${role}`.execute(connection)
  await sql`revoke insert, update, delete on person from ${role}`.execute(connection)
  for (const column of await columnsBut(connection, 'portal_user', [...BY_OPERATOR_ALONE]))
    await sql`grant update (${sql.id(column)}) on portal_user to ${role}`.execute(connection)
  // A row lock needs an update privilege. On books, the role may update only the name column.
  await sql`grant update (name) on book to ${role}`.execute(connection)
}

async function columnsBut(connection: Db, table: string, others: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped and attname != all (${others})`.execute(
    connection,
  )
  return rows.map(({ name }) => name)
}

/**
 * Fixes the schema search path of every trigger function. Otherwise a temporary table could take the place of a table
 * that a trigger reads or writes.
 */
async function nameSchemasOfTriggers(connection: Db): Promise<void> {
  const { rows } = await sql<{ trigger: string }>`
    select p.oid::regprocedure::text as trigger from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype
      and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(connection)
  for (const { trigger } of rows)
    await sql`alter function ${sql.raw(trigger)} set search_path = pg_catalog, public, pg_temp`.execute(connection)
}

/** Finds the tables with a trigger that refuses changes. */
export async function appendOnlyTables(connection: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    join pg_namespace n on n.oid = c.relnamespace
    where p.proname = 'refuse_change' and n.nspname = 'public' order by 1`.execute(connection)
  return rows.map(({ name }) => name)
}

/**
 * Drops the job engine's schema if another role owns it. The engine creates the schema again, and every start writes
 * the job schedule.
 */
async function handOverJobSchema(connection: Db): Promise<void> {
  const { rows } = await sql<{ owner: string }>`
    select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = ${JOB_SCHEMA}`.execute(connection)
  if (rows[0]?.owner === SERVICE_ROLE) return
  await sql`drop schema if exists ${sql.id(JOB_SCHEMA)} cascade`.execute(connection)
  await sql`create schema ${sql.id(JOB_SCHEMA)} authorization ${sql.id(SERVICE_ROLE)}`.execute(connection)
}

/** Allows the owner, and the custodian's own login if there is one, to use the role. */
async function admit(connection: Db, login: string | null): Promise<void> {
  // Since PostgreSQL 16 the creator of a role may grant the role but not use it.
  const { rows } = await sql<{ me: string; may: boolean; login_may: boolean | null }>`
    with asked as (
      select case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end as right
    )
    select current_user as me, pg_has_role(current_user, ${SERVICE_ROLE}, asked.right) as may,
      (select pg_has_role(oid, ${SERVICE_ROLE}, asked.right) from pg_roles where rolname = ${login}) as login_may
    from asked`.execute(connection)
  const [now] = rows
  if (now && !now.may) await sql`grant ${sql.id(SERVICE_ROLE)} to current_user`.execute(connection)
  if (login !== null && login !== now?.me && !now?.login_may)
    await sql`grant ${sql.id(SERVICE_ROLE)} to ${sql.id(login)}`.execute(connection)
}
