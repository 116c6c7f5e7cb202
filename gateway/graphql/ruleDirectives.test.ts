import { expect, test } from 'vitest'
import { listNotes } from '../../contract/notes.ts'
import { searchOwners } from '../../contract/owners.ts'
import { getAccount, saveAccountStatus } from '../../contract/accounts.ts'
import { authenticate, endAllSessions } from '../../contract/session.ts'
import { startJob } from '../../contract/jobs.ts'
import type { Rule } from './module.ts'
import { withRules } from './ruleDirectives.ts'

const printed = (rule: Rule) => withRules('type Query { a: Int }', new Map([['Query.a', rule]]))

test.each<[string, Rule, string]>([
  [
    'the roles and the scope of a call',
    [listNotes],
    '@access(roles: [ADMINISTRATOR, CUSTOMER_SERVICE], scopes: ["notes:read"])',
  ],
  ['only the roles that may make all calls', [listNotes, startJob], '@access(roles: [ADMINISTRATOR])'],
  [
    'customers among the roles',
    [getAccount],
    '@access(roles: [CUSTOMER, ADMINISTRATOR, CUSTOMER_SERVICE, COMPLIANCE_REVIEWER], scopes: ["accounts:read"])',
  ],
])('prints @access with %s', (_, rule, directive) => {
  expect(printed(rule)).toContain(`a: Int ${directive}\n`)
})

test.each<[string, Rule]>([
  ['is open to everybody', [authenticate]],
  ['has no data', 'no data'],
])('prints no @access for a field that %s', (_, rule) => {
  expect(printed(rule)).toContain('a: Int\n')
})

test.each<[string, Rule, string]>([
  ['the refusals of its rules', [saveAccountStatus], 'CONFLICT, INVALID, KEY_REUSED, NOT_FOUND, READ_ONLY'],
  ['a limit of the call as FAILED', [searchOwners], 'FAILED, INVALID'],
  ['nothing for a call that refuses nothing', [endAllSessions], ''],
])('lists in @errors of a mutation %s', (_, rule, codes) => {
  const text = withRules('type Mutation { a: Int }', new Map([['Mutation.a', rule]]))
  expect(text).toContain(`@errors(codes: [${codes}])\n`)
})

test('lists in @errors the codes that the gateway itself returns', () => {
  const text = withRules(
    'type Mutation { login: Int logout: Int }',
    new Map<string, Rule>([
      ['Mutation.login', [authenticate]],
      ['Mutation.logout', 'no data'],
    ]),
  )
  expect(text).toContain('login: Int @errors(codes: [CONFLICT, FAILED, INVALID, UNAUTHENTICATED])')
  expect(text).toContain('logout: Int @errors(codes: [FAILED])')
})
