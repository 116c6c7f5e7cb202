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
  ['510 fields', `{ viewer { ${many(510, () => 'id')} } }`],
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

test('refuses a list argument of more than 50 ids', async () => {
  const ids = Array.from({ length: 51 }, () => 'x')
  const { errors } = await gateway.ask(`query($ids: [ID!]!) { nodes(ids: $ids) { id } }`, {
    as: 'ann',
    variables: { ids },
  })
  expect(errors?.[0].message).toBe('At most 50 ids at once.')
})
