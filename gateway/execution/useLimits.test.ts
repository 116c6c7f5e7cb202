import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '../testing.ts'

let gateway: TestGateway
beforeAll(async () => void (gateway = await startGateway()))
afterAll(() => gateway.close())

const nested = (levels: number) =>
  '{ viewer { accountOwner { accounts { edges { node { id '.repeat(levels) + '} } } } } '.repeat(levels) + '}'
const many = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join(' ')
const cycle = 'query { viewer { ...A } } fragment A on Viewer { id ...B } fragment B on Viewer { id ...A }'
const doubling =
  'query { viewer { ...F0 ...F0 } } ' +
  many(20, (i) => `fragment F${i} on Viewer { ...F${i + 1} ...F${i + 1} }`) +
  ' fragment F20 on Viewer { id }'

describe.each([
  ['too deep', nested(3)],
  [
    'too deep through a fragment named like an introspection field',
    `{ ...__schema } fragment __schema on Query ${nested(3)}`,
  ],
  ['too deep inside introspection', `{ __schema { types ${'{ ofType '.repeat(25)} { name } ${'}'.repeat(25)} } }`],
  ['50 aliases', `{ ${many(50, (i) => `a${i}: viewer { id }`)} }`],
  ['50 aliases of __typename', `{ ${many(50, (i) => `a${i}: __typename`)} }`],
  ['525 fields', `{ viewer { ${many(525, () => 'id')} } }`],
  ['ten directives', `{ viewer ${'@include(if: true) '.repeat(10)} { id } }`],
  ['ten unknown directives', `{ viewer ${'@a '.repeat(10)} { id } }`],
  ['two mutations', `mutation { a: logout(input: {}) { clientMutationId } b: logout(input: {}) { clientMutationId } }`],
  [
    'two mutations in a fragment',
    `mutation { ...F } fragment F on Mutation { logout(input: {}) { clientMutationId } ... { b: logout(input: {}) { clientMutationId } } }`,
  ],
  ['fragments that double', doubling],
  ['a circle of fragments', cycle],
  ['thousands of tokens', `{ viewer { id } } ${'#'.repeat(2)}\n${'{ a } '.repeat(3_000)}`],
  ['a subscription', 'subscription { x }'],
])('a refused GraphQL document: %s', (_, query) => {
  test('refuses a document above a limit before it runs', async () => {
    const headers = { accept: 'application/graphql-response+json' }
    const { status, data, errors } = await gateway.ask(query, { as: 'ann', headers })
    expect(status).toBe(400)
    expect(data).toBeUndefined()
    expect(errors?.every((error) => error.extensions.code === 'BAD_USER_INPUT')).toBe(true)
  })
})

test('does not reveal the limit in the error about a document that is too deep', async () => {
  const { errors } = await gateway.ask(nested(3), { as: 'ann' })
  expect(errors?.[0].message).not.toMatch(/\d+ (levels|of)|limit|12/)
})

test('accepts the introspection query that tools send', async () => {
  for (const query of [
    getIntrospectionQuery(),
    getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true, oneOf: true }),
  ]) {
    const { errors, data } = await gateway.ask(query)
    expect(errors).toBeUndefined()
    expect(data.__schema.queryType.name).toBe('Query')
  }
})

const ids = (count: number) => JSON.stringify(Array.from({ length: count }, () => 'x'))

test.each([
  [
    '50 over all fields',
    `a: nodes(ids: ${ids(25)}) { id } b: nodes(ids: ${ids(24)}) { id } node(id: "x") { id }`,
    null,
  ],
  ['51 in one field', `nodes(ids: ${ids(51)}) { id }`, 'nodes'],
  ['51 in two fields', `a: nodes(ids: ${ids(26)}) { id } b: nodes(ids: ${ids(25)}) { id }`, 'b'],
  ['51 in nodes and node', `nodes(ids: ${ids(50)}) { id } node(id: "x") { id }`, 'node'],
  ['80 in 40 aliases', many(40, (n) => `a${n}: nodes(ids: ${ids(2)}) { id }`), 'a25'],
])('accepts at most 50 ids in a request: %s', async (_ids, fields, refused) => {
  const { errors } = await gateway.ask(`{ ${fields} }`, { as: 'ann' })
  const first = errors ? [errors[0].path[0], errors[0].message] : null
  expect(first).toEqual(refused && [refused, 'At most 50 ids at once.'])
})
