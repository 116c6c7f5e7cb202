import { expect, test } from 'vitest'
import { testsReaching } from './reach.ts'

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
    'tests/contract/calls.test.ts': [],
  }).map(([file, imported]) => [file, new Set(imported)]),
)

test.each([
  [['custodian/taxes/rate.ts'], ['custodian/taxes/rate.test.ts', 'custodian/payments/pay.test.ts']],
  [['contract/notes.ts'], ['custodian/notes/notes.test.ts', 'tests/contract/calls.test.ts']],
  [['gateway/notes/notes.graphql'], ['gateway/notes/notes.test.ts', 'tests/contract/calls.test.ts']],
  [['custodian/plans/plans.test.ts'], ['custodian/plans/plans.test.ts']],
  [
    ['custodian/server.ts'],
    ['custodian/notes/notes.test.ts', 'custodian/payments/pay.test.ts', 'custodian/plans/plans.test.ts'],
  ],
  [['docs/operations/README.md'], []],
])('selects for a change of %s the tests %s', (changed, tests) => {
  expect(testsReaching(changed, imports)).toEqual(tests)
})
