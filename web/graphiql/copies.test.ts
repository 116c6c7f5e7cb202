import { execFileSync } from 'node:child_process'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { asCurl, asFetch, asTypeScript } from './copies.ts'

const sent = {
  query: 'query Owner($name: String!) { owner(name: $name) { name } }',
  variables: { name: "O'Neil $HOME" },
}
const schema = buildSchema('type Query { owner(name: String!): Owner } type Owner { name: String! }')

test('copies a curl command that sends the same request, even with quotes in the variables', () => {
  const printed = asCurl('https://portal.example', sent).replace('curl', `printf '%s\\n'`)
  const words = execFileSync('sh', ['-c', printed], { env: { CREDENTIAL: 'secret' }, encoding: 'utf8' }).split('\n')
  expect(words.slice(0, 3)).toEqual(['https://portal.example/graphql', '-H', 'authorization: Bearer secret'])
  expect(JSON.parse(words[words.indexOf('-d') + 1] ?? '')).toEqual(sent)
})

test('copies a script that sends the same request', async () => {
  const fetched: unknown[] = []
  const fetch = (url: string, init: object) => {
    fetched.push(url, init)
    return Promise.resolve({ json: () => Promise.resolve({ data: 1 }) })
  }
  const text = asFetch('https://portal.example', sent)
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the script under test
  const run = new Function('fetch', 'process', `return (async () => { ${text}; return data })()`) as (
    ...given: unknown[]
  ) => Promise<unknown>
  expect(await run(fetch, { env: { CREDENTIAL: 'secret' } })).toBe(1)
  expect(fetched).toMatchObject(['https://portal.example/graphql', { headers: { authorization: 'Bearer secret' } }])
  expect(JSON.parse((fetched[1] as { body: string }).body)).toEqual(sent)
})

test('copies TypeScript types of the variables and the response', () => {
  const text = asTypeScript(schema, sent)
  expect(text).toContain('export interface OwnerData { owner: { name: string } | null }')
  expect(text).toContain('export type OwnerVariables = { name: string }')
})
