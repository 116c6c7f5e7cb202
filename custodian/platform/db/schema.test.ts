import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { testDatabase } from '../../testing.ts'

// schema.ts is written by hand. This test compares its text with the tables and columns of the database.

const SOURCE = readFileSync(new URL('./schema.ts', import.meta.url), 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '')

interface Column {
  table: string
  column: string
  type: string
  is_view: boolean
  is_nullable: boolean
  is_filled_in: boolean
}

/** The types in which Kysely reads and writes values of a PostgreSQL type. JSON is parsed on read. */
const READ_AS: Record<string, RegExp> = {
  int4: /^number$/,
  int2: /^number$/,
  int8: /^bigint$/,
  bool: /^boolean$/,
  timestamptz: /^Date$/,
  bytea: /^Uint8Array$/,
  date: /^string$/,
  uuid: /^string$/,
  xid8: /^string$/,
  // A union of literals, or a type alias of such a union.
  text: /^(string|'.*|(?!Date|Uint8Array)[A-Z]\w+)$/,
  bpchar: /^(string|'.*)$/,
  jsonb: /^(unknown|Record<.*|\w+\[\])$/,
  _int4: /^number\[\]$/,
  _text: /^string\[\]$/,
}

/** The columns of each interface, including inherited ones. */
function interfaces(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const [, name = '', parent, body = ''] of SOURCE.matchAll(
    /^(?:export )?interface (\w+)(?: extends (\w+))? \{\n(.*?)^\}/gms,
  )) {
    const columns = new Map(found.get(parent ?? ''))
    for (const [, column = '', type = ''] of body.matchAll(/^ {2}(\w+):\s*(.*?)(?=^ {2}\w+:|(?![^]))/gms))
      columns.set(
        column,
        type
          .replaceAll(/\/\/[^\n]*/g, '')
          .replaceAll(/\s+/g, ' ')
          .replace(/^\| /, '')
          .trim(),
      )
    found.set(name, columns)
  }
  return found
}

/** The type of a column when read: `Generated<X>` and `ColumnType<X, …>` become X. */
function readType(declared: string): string {
  const [, wrapper, inner = ''] = /^(Generated|ColumnType)<(.*)>$/.exec(declared) ?? []
  if (wrapper === 'Generated') return inner
  if (wrapper === undefined) return declared
  let depth = 0
  const end = inner.split('').findIndex((sign) => {
    depth += sign === '<' ? 1 : sign === '>' ? -1 : 0
    return sign === ',' && depth === 0
  })
  return inner.slice(0, end)
}

async function columnsOf(database: Database): Promise<Column[]> {
  const { rows } = await database.executeSql(`
    select c.relname as "table", a.attname as "column", t.typname as type, c.relkind = 'v' as is_view,
      not a.attnotnull as is_nullable, a.atthasdef or a.attidentity <> '' as is_filled_in
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
      and c.relname <> 'schema_migration'
    order by 1, a.attnum`)
  return rows as unknown as Column[]
}

function differences(columns: readonly Column[]): string[] {
  const known = interfaces()
  const tables = known.get('DB') ?? new Map<string, string>()
  const wrong: string[] = []
  const seen = new Set<string>()
  for (const { table, column, type, is_view, is_nullable, is_filled_in } of columns) {
    const declared = known.get(tables.get(table) ?? '')
    // A view that is used only in SQL needs no type.
    if (!declared && is_view) continue
    const name = `${table}.${column}`
    seen.add(name)
    const text = declared?.get(column)
    if (text === undefined) {
      wrong.push(`${name} has no type`)
      continue
    }
    const read = readType(text)
    const base = read.replace(/ \| null$/, '')
    if (!READ_AS[type]?.test(base)) wrong.push(`${name} is ${type}, not ${base}`)
    if (is_view || read === 'unknown') continue
    if (is_nullable !== (base !== read)) wrong.push(`${name} ${is_nullable ? 'may' : 'may not'} be null`)
    // An insert may omit a column only if it has a default or a trigger fills it.
    if (!is_nullable && is_filled_in && text === read) wrong.push(`${name} has a default`)
    if (!is_filled_in && text.startsWith('Generated<') && !is_nullable) wrong.push(`${name} has no default`)
  }
  for (const [table, name] of tables)
    for (const column of known.get(name)?.keys() ?? [])
      if (!seen.has(`${table}.${column}`)) wrong.push(`${table}.${column} is not in the database`)
  return wrong
}

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('declares a type for every table and column of the database, and no other types', async () => {
  const columns = await columnsOf(database)
  expect(columns.length).toBeGreaterThan(800)
  expect(differences(columns)).toEqual([])
})

describe('a difference between schema.ts and the database', () => {
  test.each([
    ['a column without a type', 'alter table note add column pinned_by integer', ['note.pinned_by has no type']],
    ['a table without a type', 'create table pet (name text)', ['pet.name has no type']],
    ['a type without a column', 'alter table note drop column note_text', ['note.note_text is not in the database']],
    ['another type', 'alter table note alter column title type boolean using true', ['note.title is bool, not string']],
    [
      'a column that became nullable',
      'alter table note alter column note_text drop not null',
      ['note.note_text may be null'],
    ],
    ['a new default', "alter table note alter column note_text set default ''", ['note.note_text has a default']],
    ['a removed default', 'alter table note alter column is_pinned drop default', ['note.is_pinned has no default']],
  ])('finds a difference between schema.ts and the database: %s', async (_, statement, expected) => {
    await database.executeSql(`begin; alter table note drop constraint note_title_check; ${statement}`)
    const found = await columnsOf(database)
    await database.executeSql('rollback')
    expect(differences(found)).toEqual(expected)
  })
})
