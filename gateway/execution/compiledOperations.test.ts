import { describe, expect, test } from 'vitest'
import { buildSchema } from '../schema.ts'
import { LIMITS } from './limits.ts'
import { createCompiledOperations } from './compiledOperations.ts'

const texts: Record<string, string> = {
  good: 'query Good($accountId: Int!) { viewer { accountOwner { account(accountId: $accountId) { accountId } } } }',
  wrong: 'query Wrong { viewer { noSuchField } }',
  wide: `query Wide { ${Array.from({ length: LIMITS.aliases + 1 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
  saves: 'mutation Saves($input: LogoutInput!) { logout(input: $input) { errors { code } } }',
}
const compiled = createCompiledOperations(buildSchema(), { get: (id) => texts[id] })
const context = (announced: ReadonlySet<string> | null = null, mayRunAnyDocument = false) =>
  ({ announced, mayRunAnyDocument, log: { operation: 'none', kind: 'none', userId: null } }) as never

describe('a compiled operation', () => {
  test.each([
    ['an id that is unknown', { id: 'other' }],
    ['an id that is none', { id: 7 }],
    ['an id beside a text', { id: 'good', query: '{ __typename }' }],
    ['a name of an operation', { id: 'good', operationName: 'Good' }],
    ['extensions', { id: 'good', extensions: {} }],
    ['variables that are a list', { id: 'good', variables: [1] }],
    ['a document that is not valid', { id: 'wrong' }],
    ['a document that is too large', { id: 'wide' }],
    ['no id', { query: '{ __typename }' }],
  ])('leaves %s to Yoga', (_, params) => {
    expect(compiled(params, context())).toBeNull()
  })

  test('checks the variables', async () => {
    const result = await compiled({ id: 'good', variables: { accountId: 'no number' } }, context())
    expect(result?.errors?.[0]?.message).toMatch(/^Variable "\$accountId"/)
    expect(result?.data).toBeUndefined()
  })

  test('takes a large body only for the upload that was announced', async () => {
    const result = await compiled({ id: 'saves', variables: { input: {} } }, context(new Set(['uploadFile'])))
    expect(result?.errors?.[0]?.message).toBe('The request is too large.')
  })

  test('names the operation for the log', async () => {
    const given = { announced: null, log: { operation: 'none', kind: 'none', userId: null } }
    await compiled({ id: 'good', variables: {} }, given as never)
    expect(given.log).toEqual({ operation: 'Good', kind: 'query', userId: null })
  })
})

describe('a document as text', () => {
  const anybody = context(null, true)
  const twice = (query: string, who: never) =>
    [compiled({ query }, who), compiled({ query }, who)].map((answer) => answer !== null)

  test('takes the short way when it comes again', async () => {
    const query = '{ __typename again: __typename }'
    expect(compiled({ query }, anybody)).toBeNull()
    expect(await compiled({ query }, anybody)).toEqual({ data: { __typename: 'Query', again: 'Query' } })
  })

  test('never does for who may send none, even after somebody who may', () => {
    expect(twice('{ one: __typename }', anybody)).toEqual([false, true])
    expect(twice('{ one: __typename }', context())).toEqual([false, false])
  })

  test.each([
    ['is no document', '{ __typename'],
    ['is not valid', '{ noSuchField }'],
    ['is too large', texts['wide'] ?? ''],
    ['has two operations', 'query A { __typename } query B { __typename }'],
    ['is very long', `{ __typename } #${'x'.repeat(10_000)}`],
  ])('that %s stays on the ordinary way', (_, query) => {
    expect(twice(query, anybody)).toEqual([false, false])
  })

  test('beside something that is no part of a request is refused on the ordinary way', () => {
    const params = { query: '{ two: __typename }' }
    expect(twice(params.query, anybody)).toEqual([false, true])
    expect(compiled({ ...params, batch: 1 }, anybody)).toBeNull()
    expect(compiled({ ...params, extensions: 'none' }, anybody)).toBeNull()
  })

  test('is forgotten when hundreds of others came after it, and not while it is used', () => {
    const others = (from: number) => {
      for (let index = from; index < from + 300; index++) void compiled({ query: `{ n${index}: __typename }` }, anybody)
    }
    expect(twice('{ kept: __typename }', anybody)).toEqual([false, true])
    others(0)
    expect(compiled({ query: '{ kept: __typename }' }, anybody)).not.toBeNull()
    others(300)
    others(600)
    expect(compiled({ query: '{ kept: __typename }' }, anybody)).toBeNull()
  })
})
