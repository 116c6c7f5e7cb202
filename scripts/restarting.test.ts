import { expect, test } from 'vitest'
import { isSource } from './restarting.ts'

test.each([
  ['notes/notes.routes.ts', true],
  ['platform/db/migrations/0010_ledger.sql', true],
  ['notes/notes.graphql', true],
  ['taxes/state-withholding.json', true],
  ['notes/notes.test.ts', false],
  ['testing.people.ts', false],
  // Commands write these files while a server runs, and the server reads them without a restart.
  ['documents.json', false],
  ['openapi.json', false],
  ['README.md', false],
])('decides whether a change of %s restarts a server: %s', (file, restarts) => {
  expect(isSource(file)).toBe(restarts)
})
