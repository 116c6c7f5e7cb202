import { expect, test } from 'vitest'
import { Replay } from './replay.ts'

const UUID = '6f0c2a51-9d1e-4b7a-8c55-0d2f3e4a5b6c'
const HASH = `\\x${'ab12'.repeat(16)}`

test.each([
  ['an id', '1001'],
  ['a name', "O'Hara"],
  ['a moment', '2026-03-02 10:11:12.345+00'],
  ['an address', 'ann.archer@example.com'],
  ['null', null],
])('sends %s in a recorded statement unchanged', (_what, value) => {
  expect(new Replay().valuesOf('update plan set name = $1', [value])).toEqual([value])
})

test.each([
  ['a UUID', UUID, /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
  ['a hash in bytes', HASH, /^\\x[0-9a-f]{64}$/],
])('replaces %s with a new value of the same format, and uses it throughout the response', (_what, key, form) => {
  const replay = new Replay()
  const [made] = replay.valuesOf('insert into session (token_hash) values ($1)', [key])
  expect(made).toMatch(form)
  expect(made).not.toBe(key)
  expect(replay.valuesOf('select $1', [key])).toEqual([made])
})

test('replaces a returned id only in later inserts of the same column', () => {
  const replay = new Replay()
  replay.note('insert into "file" ("name") values ($1) returning "file_id"', [{ file_id: 77 }])
  const later = 'insert into "content" ("size", "file_id", "kind") values ($1, $2, $3)'
  expect(replay.valuesOf(later, ['12', '40', '1'])).toEqual(['12', '77', '1'])
  expect(replay.valuesOf('update "file" set "name" = $1 where "file_id" = $2', ['a', '40'])).toEqual(['a', '40'])
})

test('replaces no id that a select returned', () => {
  const replay = new Replay()
  replay.note('select "file_id" from "file"', [{ file_id: 77 }])
  expect(replay.valuesOf('insert into "content" ("file_id") values ($1)', ['40'])).toEqual(['40'])
})
