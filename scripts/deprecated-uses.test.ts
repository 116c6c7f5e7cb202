import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { usesIn } from './deprecated-uses.ts'
import { withoutDeprecated } from './relay-schema.ts'

const SCHEMA = `
  type Query { find(by: Filter, old: Int @deprecated(reason: "Use by.")): Found }
  type Found { id: ID, statusId: Int @deprecated(reason: "Use status."), status: Status }
  input Filter { ssn: String @deprecated(reason: "Use social."), social: String }
  enum Status { OPEN, WAITING @deprecated(reason: "Use OPEN.") }
`

test.each([
  ['a field', '{ find { statusId } }', 'The field Found.statusId is deprecated. Use status.'],
  ['an argument', '{ find(old: 1) { id } }', 'Field "Query.find" argument "old" is deprecated. Use by.'],
  ['a field of an input', '{ find(by: { ssn: "1" }) { id } }', 'The input field Filter.ssn is deprecated. Use social.'],
])('finds the use of %s that is deprecated', (_what, document, message) => {
  expect(usesIn(buildSchema(SCHEMA), document)).toEqual([message])
})

test('finds nothing in a document without deprecated names', () => {
  expect(usesIn(buildSchema(SCHEMA), '{ find(by: { social: "1" }) { id status } }')).toEqual([])
})

test('compiles the web without deprecated fields, arguments, input fields and enum values', () => {
  const current = withoutDeprecated(SCHEMA)
  expect(current).toContain('find(by: Filter): Found')
  expect(current).not.toMatch(/statusId|ssn|WAITING|old/)
})
