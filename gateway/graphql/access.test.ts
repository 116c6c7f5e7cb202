import { expect, test } from 'vitest'
import { listNotes } from '../../contract/notes.ts'
import { getAccount } from '../../contract/accounts.ts'
import { authenticate } from '../../contract/session.ts'
import { startJob } from '../../contract/jobs.ts'
import type { Rule } from './module.ts'
import { withAccess } from './access.ts'

const printed = (rule: Rule) => withAccess('type Query { a: Int }', new Map([['Query.a', rule]]))

test.each<[string, Rule, string]>([
  [
    'the roles and the scope of a call',
    [listNotes],
    '@access(roles: [ADMINISTRATOR, CUSTOMER_SERVICE], scopes: ["notes:read"])',
  ],
  ['only the roles that may make all calls', [listNotes, startJob], '@access(roles: [ADMINISTRATOR])'],
  [
    'customers too',
    [getAccount],
    '@access(roles: [CUSTOMER, ADMINISTRATOR, CUSTOMER_SERVICE, COMPLIANCE_REVIEWER], scopes: ["accounts:read"])',
  ],
])('prints %s', (_, rule, directive) => {
  expect(printed(rule)).toContain(`a: Int ${directive}\n`)
})

test.each<[string, Rule]>([
  ['is open to everybody', [authenticate]],
  ['has no data', 'no data'],
])('prints nothing for a field that %s', (_, rule) => {
  expect(printed(rule)).toContain('a: Int\n')
})
