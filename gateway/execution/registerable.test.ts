import { expect, test } from 'vitest'
import { buildSchema, modules } from '../schema.ts'
import { registerable } from './registerable.ts'

const schema = buildSchema()
const look = (text: string, scopes: string[] = ['plans:read']) =>
  registerable(schema, modules, text, { scopes, taken: new Set(['PlansPageQuery']) })

const PLANS = 'query ToolPlans($n: Int!) { viewer { plans(first: $n) { edges { node { name } } } } }'

test('registers a valid document under the name of its operation', () => {
  expect(look(PLANS)).toEqual({ name: 'ToolPlans', problems: [] })
  const parts = `query Parts { viewer { ...Some } } fragment Some on Viewer { plans(first: 1) { totalCount } }`
  expect(look(parts)).toEqual({ name: 'Parts', problems: [] })
  expect(look('subscription Watch { changed { number } }', ['events:read'])).toEqual({ name: 'Watch', problems: [] })
})

test.each<[string, string, string]>([
  ['without a name', '{ viewer { userId } }', 'It must hold one operation, with a name.'],
  [
    'of two operations',
    'query A { node(id: "x") { id } } query B { node(id: "x") { id } }',
    'It must hold one operation',
  ],
  ['that the schema does not know', 'query Wrong { viewer { plan } }', 'Cannot query field "plan"'],
  ['that is not GraphQL', 'not a document', 'Syntax Error'],
  [
    'beyond the limits',
    `query Wide { ${Array.from({ length: 41 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
    'too many aliases',
  ],
  ['with the name of a web document', PLANS.replace('ToolPlans', 'PlansPageQuery'), "an operation of the portal's own"],
  [
    'beyond the scopes',
    'query Bank { viewer { bankLines(first: 1) { totalCount } } }',
    'Viewer.bankLines needs the scope bank:read.',
  ],
  [
    'beyond the scopes in a fragment',
    'query Bank { viewer { ...Some } } fragment Some on Viewer { bankLines(first: 1) { totalCount } }',
    'Viewer.bankLines needs the scope bank:read.',
  ],
  [
    'that no credential may send',
    'mutation Plan($input: CreatePlanInput!) { createPlan(input: $input) { errors { code } } }',
    'Mutation.createPlan needs what no credential may do.',
  ],
])('refuses to register a document %s, and gives the reason', (_what, text, reason) => {
  expect(look(text).problems.join(' ')).toContain(reason)
})
