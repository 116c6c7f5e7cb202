import { describe, expect, test } from 'vitest'
import { buildSchema } from '../schema.ts'
import { LIMITS } from './limits.ts'
import { createOwnDocuments } from './compiledOperations.ts'

const texts: Record<string, string> = {
  good: 'query Good($accountId: Int!) { viewer { accountOwner { account(accountId: $accountId) { accountId } } } }',
  wrong: 'query Wrong { viewer { noSuchField } }',
  wide: `query Wide { ${Array.from({ length: LIMITS.aliases + 1 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
  saves: 'mutation Saves($input: LogoutInput!) { logout(input: $input) { errors { code } } }',
}
const own = createOwnDocuments(buildSchema(), { get: (id) => texts[id] })
const context = (announced: ReadonlySet<string> | null = null) =>
  ({ announced, facts: { operation: 'none', kind: 'none', userId: null } }) as never

describe('the short way', () => {
  test.each([
    ['an id that is unknown', { id: 'other' }],
    ['an id that is none', { id: 7 }],
    ['an id beside a text', { id: 'good', query: '{ __typename }' }],
    ['a name of an operation', { id: 'good', operationName: 'Good' }],
    ['variables that are a list', { id: 'good', variables: [1] }],
    ['a document that is not valid', { id: 'wrong' }],
    ['a document that is too large', { id: 'wide' }],
    ['no id', { query: '{ __typename }' }],
  ])('leaves %s to the ordinary way', (_, params) => {
    expect(own(params, context())).toBeNull()
  })

  test('checks the variables', async () => {
    const result = await own({ id: 'good', variables: { accountId: 'no number' } }, context())
    expect(result?.errors?.[0]?.message).toMatch(/^Variable "\$accountId"/)
    expect(result?.data).toBeUndefined()
  })

  test('takes a large body only for the upload that was announced', async () => {
    const result = await own({ id: 'saves', variables: { input: {} } }, context(new Set(['uploadFile'])))
    expect(result?.errors?.[0]?.message).toBe('The request is too large.')
  })

  test('names the operation for the log', async () => {
    const given = { announced: null, facts: { operation: 'none', kind: 'none', userId: null } }
    await own({ id: 'good', variables: {} }, given as never)
    expect(given.facts).toEqual({ operation: 'Good', kind: 'query', userId: null })
  })
})
