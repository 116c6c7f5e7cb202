import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../platform/db/connect.ts'
import { testDatabase } from '../testing.ts'
import { nameBegins } from './nameBegins.ts'
import { nameKey } from './plainName.ts'
import { SAME_FOR_KNOWN, SAME_NAMES } from './testing.names.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Whether a list filter with this text finds the owner. */
async function finds(typed: string, last: string, first = 'Ada'): Promise<boolean> {
  const key = sql`owner_name_key(${last}::text, ${first}::text)`
  const { rows } = await sql<{ found: boolean }>`select ${nameBegins(key, typed)} as found`.execute(database.db)
  return rows[0]?.found === true
}

test.each([...SAME_NAMES, ...SAME_FOR_KNOWN])('finds %j by the filter %j in staff lists: %s', async (one, other) => {
  expect(await finds(other, one)).toBe(true)
  expect(await finds(`${other}, ad`, one)).toBe(true)
  expect(await finds(one, other, one)).toBe(true)
  const { rows } = await sql<{ key: string }>`select name_key(${one}) as key`.execute(database.db)
  expect(rows[0]?.key).toBe(nameKey(one))
})

test.each([
  ['smi', 'Smith'],
  ['SMITH, A', 'Smith'],
  ['Smith , Ada', 'Smith'],
  ['Smith, Jr', 'Smith, Jr.'],
  ['smith jr., ada', 'Smith, Jr.'],
  ['smith, jr., ada', 'Smith, Jr.'],
  ['o’neil', 'O\u2018Neil'],
  ['mun', 'Muñoz'],
  ['Muñ', 'Munoz'],
])('matches the filter %j with the name %j', async (typed, last) => {
  expect(await finds(typed, last)).toBe(true)
})

test.each([
  ['mith', 'Smith'],
  ['Smith, B', 'Smith'],
  ['Smith Ada', 'Smith'],
  ['Smith, Jr', 'Smith'],
  ['%', 'Smith'],
  ['_mith', 'Smith'],
  ['.', 'Smith'],
  [', ', 'Smith'],
  ['\u200b', 'Smith'],
])('does not match the filter %j with the name %j', async (typed, last) => {
  expect(await finds(typed, last)).toBe(false)
})
