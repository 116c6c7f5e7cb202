import { expect, test } from 'vitest'
import { deprecationsWithoutDay, graphqlChanges, renamedTable, restChanges } from './api-changes.ts'

const directive = 'directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION\n'
const released = `${directive}
  enum Kind { BIG SMALL }
  input Filter { text: String }
  type Thing { id: ID!, name: String @semanticNonNull, old: String @deprecated(reason: "Use name. Until 2027-06-30.") }
  type Query { thing(id: ID!): Thing, things(filter: Filter): [Thing] }
`
const without = (text: string, by = '') => graphqlChanges(released, released.replace(text, by))

test.each([
  ['a field', ', name: String @semanticNonNull', ''],
  ['a value of an enumeration', ' SMALL', ''],
  ['the guarantee that a field is never null', ' @semanticNonNull,', ','],
  ['the former type of a field', 'name: String', 'name: Int'],
  ['the option to omit an argument', 'filter: Filter', 'filter: Filter!'],
  ['the option to omit an input field', 'text: String', 'text: String!'],
  ['a query', ', things(filter: Filter): [Thing]', ''],
])('reports the removal of %s as breaking', async (_, text, by) => {
  expect((await without(text, by)).breaking).toHaveLength(1)
})

test('lists deprecated names with the name to use and the last day', () => {
  const sdl = `
    type Query { thing(by: By, id: ID @deprecated(reason: "Use \`by\`. Until 2027-06-30.")): Int }
    input By { ssn: ID @deprecated(reason: "Use \`social\`. Until 2027-06-30."), social: ID, old: ID @deprecated(reason: "Ask.") }
  `
  expect(renamedTable(sdl).split('\n').slice(2)).toEqual([
    '| `By.old` | Ask. | |',
    '| `By.ssn` | `social` | 2027-06-30 |',
    '| `Query.thing(id)` | `by` | 2027-06-30 |',
  ])
})

test('allows removing what the last release deprecated', async () => {
  const { breaking, deprecated } = await without(', old: String @deprecated(reason: "Use name. Until 2027-06-30.")')
  expect(breaking).toEqual([])
  expect(deprecated).toEqual(["Field 'old' (deprecated) was removed from object type 'Thing'"])
})

test('lists additions and deprecations as compatible', async () => {
  const added = await without('BIG SMALL', 'BIG MIDDLE SMALL')
  expect([added.breaking, added.other]).toEqual([[], ["Enum value 'MIDDLE' was added to enum 'Kind'"]])
  const deprecated = await without('text: String', 'text: String @deprecated(reason: "Unused. Until 2027-06-30.")')
  expect([deprecated.breaking, deprecated.other]).toEqual([[], []])
  expect(deprecated.deprecated).not.toEqual([])
})

test('requires a removal date in a deprecation', () => {
  expect(deprecationsWithoutDay(released)).toEqual([])
  const careless = released
    .replace('text: String', 'text: String @deprecated(reason: "Unused.")')
    .replace(' Until 2027-06-30.', '')
  expect(deprecationsWithoutDay(careless).toSorted()).toEqual(['Filter.text', 'Thing.old'])
})

const call = (answer: object, parameters: object[] = []) => ({
  openapi: '3.1.1',
  info: { title: 'custodian', version: '1' },
  paths: {
    '/api/thing': {
      get: {
        parameters,
        responses: {
          200: { description: 'ok', content: { 'application/json': { schema: { type: 'object', ...answer } } } },
        },
      },
    },
  },
})
const two = { properties: { id: { type: 'integer' }, name: { type: 'string' } }, required: ['id', 'name'] }

test('reports a REST call as breaking if it loses a field or requires a new parameter', () => {
  const one = { properties: { id: { type: 'integer' } }, required: ['id'] }
  const demanded = [{ name: 'limit', in: 'query', required: true, schema: { type: 'integer' } }]
  const offered = [{ name: 'limit', in: 'query', schema: { type: 'integer' } }]
  expect(restChanges(call(two), call(one)).breaking).not.toEqual([])
  expect(restChanges(call(two), call(two, demanded)).breaking).not.toEqual([])
  expect(restChanges(call(two), { ...call(two), paths: {} }).breaking).not.toEqual([])
  expect(restChanges(call(two), call(two, offered))).toEqual({
    breaking: [],
    deprecated: [],
    other: ['GET /api/thing: takes or answers more'],
  })
  expect(restChanges(call(one), call(two)).breaking).toEqual([])
})
