import { expect, test } from 'vitest'
import { tablesOf, testsReaching, writes } from './reach.ts'

const routes = Array.from({ length: 20 }, (_, index) => `custodian/domain${index}/some.routes.ts`)
const imports = new Map(
  Object.entries({
    'contract/notes.ts': [],
    'custodian/notes/notes.routes.ts': ['contract/notes.ts'],
    'custodian/notes/notes.test.ts': ['custodian/testing.ts'],
    'custodian/server.ts': ['custodian/notes/notes.routes.ts', ...routes],
    'custodian/testing.ts': ['custodian/server.ts'],
    'custodian/taxes/rate.ts': [],
    'custodian/taxes/rate.test.ts': ['custodian/taxes/rate.ts'],
    'custodian/payments/pay.ts': ['custodian/taxes/rate.ts'],
    'custodian/payments/pay.test.ts': ['custodian/testing.ts'],
    'custodian/plans/plans.test.ts': ['custodian/testing.ts'],
    'gateway/notes/notes.test.ts': [],
    'custodian/platform/db/schema.test.ts': [],
    'custodian/integrity/integrity.test.ts': [],
    'tests/promises/security-database.test.ts': [],
    'tests/promises/money.test.ts': [],
    'tests/contract/calls.test.ts': [],
  }).map(([file, imported]) => [file, new Set(imported)]),
)

test.each([
  [['custodian/taxes/rate.ts'], ['custodian/taxes/rate.test.ts', 'custodian/payments/pay.test.ts']],
  [['contract/notes.ts'], ['custodian/notes/notes.test.ts', 'tests/contract/calls.test.ts']],
  [['gateway/notes/notes.graphql'], ['gateway/notes/notes.test.ts', 'tests/contract/calls.test.ts']],
  [['gateway/plans/plans.resolvers.ts'], ['tests/contract/calls.test.ts']],
  [['custodian/plans/plans.test.ts'], ['custodian/plans/plans.test.ts']],
  [
    ['custodian/server.ts'],
    ['custodian/notes/notes.test.ts', 'custodian/payments/pay.test.ts', 'custodian/plans/plans.test.ts'],
  ],
  [['docs/operations/README.md'], []],
])('selects for a change of %s the tests %s', (changed, tests) => {
  expect(testsReaching(changed, imports)).toEqual(tests)
})

test('selects for a migration the tests above its folder, of all tables, and of the domains that write its tables', () => {
  expect(
    testsReaching(['custodian/platform/db/migrations/0446_notes.sql'], imports, ['custodian/notes/notes.routes.ts']),
  ).toEqual([
    'custodian/notes/notes.test.ts',
    'custodian/platform/db/schema.test.ts',
    'custodian/integrity/integrity.test.ts',
    'tests/promises/security-database.test.ts',
  ])
})

test.each([
  ['create table note (note_id integer);', ['note']],
  ['alter table note add column pinned_at timestamptz;', ['note']],
  ['create trigger note_event after insert or update on note for each row execute function f();', ['note']],
  ['create index note_pinned on note (pinned_at);', []],
])('finds in the migration "%s" the tables %s', (migration, tables) => {
  expect(tablesOf(migration)).toEqual(tables)
})

test.each([
  ["tx.insertInto('note').values(note)", true],
  ['sql`update note set pinned_at = now()`', true],
  ["tx.selectFrom('note')", false],
  ["tx.insertInto('note_edit')", false],
])('decides whether "%s" writes the table note: %s', (source, isWriter) => {
  expect(writes(source, ['note'])).toBe(isWriter)
})
