import type { Database } from '../../custodian/platform/db/connect.ts'

const HERE = "'public'::regnamespace"
/** SQL that excludes partitions, because PostgreSQL chooses the names of their indexes and constraints. */
const OWN = 'not c.relispartition'

// Each query returns texts without object ids, because these differ between databases.
const PARTS: Record<string, string> = {
  tables: `select format('%s %s %s %s', c.relkind, c.relname, c.reloptions, c.relacl) as text from pg_class c
    where c.relnamespace = ${HERE} and c.relkind in ('r', 'p', 'v', 'S')`,
  partitions: `select format('%s %s', c.relname, pg_get_expr(c.relpartbound, c.oid)) as text from pg_class c
    where c.relnamespace = ${HERE} and c.relispartition and c.relkind = 'r'`,
  columns: `select format('%s.%s %s %s not null %s default %s identity %s generated %s collation %s', c.relname,
      row_number() over (partition by c.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated, a.attcollation::regcollation) as text
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = ${HERE} and c.relkind in ('r', 'p', 'v')`,
  constraints: `select format('%s %s %s %s', c.relname, k.conname, pg_get_constraintdef(k.oid), k.convalidated) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = ${HERE} and ${OWN} and k.conparentid = 0`,
  indexes: `select pg_get_indexdef(x.indexrelid) as text from pg_index x join pg_class c on c.oid = x.indrelid
    where c.relnamespace = ${HERE} and ${OWN}`,
  indexesOfPartitions: `select format('%s %s', c.relname,
      replace(pg_get_indexdef(x.indexrelid), i.relname, '')) as text
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where c.relnamespace = ${HERE} and c.relispartition`,
  triggers: `select format('%s %s', pg_get_triggerdef(t.oid), t.tgenabled) as text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = ${HERE} and not t.tgisinternal`,
  functions: `select format('%s %s %s', regexp_replace(regexp_replace(pg_get_functiondef(p.oid), '--[^\\n]*', '', 'g'), '\\s+', ' ', 'g'),
      p.proacl, p.prosecdef) as text
    from pg_proc p where p.pronamespace = ${HERE}
      and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')`,
  views: `select format('%s %s', c.relname, pg_get_viewdef(c.oid)) as text from pg_class c
    where c.relnamespace = ${HERE} and c.relkind = 'v'`,
  sequences: `select format('%s %s %s %s %s', sequencename, data_type, start_value, increment_by, max_value) as text
    from pg_sequences where schemaname = 'public'`,
  statistics: `select pg_get_statisticsobjdef(oid) as text from pg_statistic_ext where stxnamespace = ${HERE}`,
  comments: `select format('%s %s %s', objoid::regclass, objsubid, description) as text from pg_description
    where classoid = 'pg_class'::regclass and objoid in (select oid from pg_class where relnamespace = ${HERE})`,
  policies: `select format('%s %s', tablename, policyname) as text from pg_policies where schemaname = 'public'`,
  migrations: "select format('%s %s %s', version, name, checksum) as text from schema_migration",
}

/** The complete schema of a database by kind, in a fixed order, so that equal schemas have equal results. */
export async function schemaOf(database: Database): Promise<Record<string, string[]>> {
  const schema: Record<string, string[]> = {}
  for (const [part, text] of Object.entries(PARTS)) {
    const { rows } = await database.executeSql(text)
    schema[part] = rows.map((row) => String(row['text'])).sort()
  }
  return schema
}
