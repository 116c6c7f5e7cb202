import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'graphql-yoga'
import { getOperationAST, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLE } from '../../contract/roles.ts'
import { sealed, startGateway, type TestGateway } from '../testing.ts'

const folder = join(import.meta.dirname, '..')
const documents = Object.entries(
  JSON.parse(readFileSync(join(folder, 'documents.json'), 'utf8')) as Record<string, string>,
)

let gateway: TestGateway
beforeAll(async () => void (gateway = await startGateway()))
afterAll(() => gateway.close())

const user = { email: 'ann@example.com', roleId: ROLE.customer }
const bearer = () => ({ authorization: `Bearer ${sealed('ann', 'bearer')}` })
const post = (body: unknown, headers: Record<string, string> = {}) => gateway.post(JSON.stringify(body), { headers })
const stream = { accept: 'text/event-stream' }

describe('every operation passes through Yoga', () => {
  test('runs every web document through Yoga, as the browser sends it', async () => {
    const given: unknown[] = []
    // Answers at once, because compiling and executing every document would take seconds.
    const counter: Plugin = {
      onParams: ({ params, setResult }) => {
        given.push(params.query)
        setResult({ data: null })
      },
    }
    const closed = await startGateway({ graphiql: false }, { plugins: [counter] })
    for (const [id, text] of documents) {
      const isStream = getOperationAST(parse(text))?.operation === 'subscription'
      const headers = isStream ? stream : { accept: 'application/json' }
      await closed.post(JSON.stringify({ id, variables: {} }), { as: 'admin', headers })
    }
    expect(documents.length).toBeGreaterThan(100)
    expect(given).toEqual(documents.map(([, text]) => text))
    await closed.close()
  })

  test('executes, subscribes and compiles GraphQL only through execution/yoga.ts', () => {
    const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.includes('test'))
    const executes = /import \{[^}]*\b(execute|subscribe|graphql|compileQuery)\b[^}]*\} from '(graphql|graphql-jit)'/
    const those = files.filter((file) => executes.test(readFileSync(join(folder, file), 'utf8')))
    expect(those).toEqual([])
    const yogas = files.filter((file) => /createYoga\b/.test(readFileSync(join(folder, file), 'utf8')))
    expect(yogas).toEqual(['execution/yoga.ts'])
  })
})

describe('a document with several operations', () => {
  const query = 'query A { a: __typename } query B { b: __typename }'

  test.each(['A', 'B', 'A'])('runs operation %s of a document with several operations', async (operationName) => {
    const { data } = await post({ query, operationName })
    expect(data).toEqual({ [operationName.toLowerCase()]: 'Query' })
  })

  test('runs none of several operations without an operation name', async () => {
    const { data, errors } = await post({ query })
    expect([data, errors?.length]).toEqual([undefined, 1])
  })

  test('runs only the named query of a document with a query and a mutation', async () => {
    const both = 'mutation M { logout(input: {}) { clientMutationId } } query Q { __typename }'
    gateway.custodian('POST', '/api/logout', 204)
    expect((await post({ query: both, operationName: 'M' })).data).toHaveProperty('logout')
    expect((await post({ query: both, operationName: 'Q' })).data).toEqual({ __typename: 'Query' })
  })
})

test('runs a document after an earlier request with a wrong operation name', async () => {
  const query = 'query Mine { mine: __typename }'
  const wrong = await post({ query, operationName: 'Other' })
  expect([wrong.data, wrong.errors?.length]).toEqual([undefined, 1])
  expect((await post({ query })).data).toEqual({ mine: 'Query' })
})

test('validates a document separately for each accepted media type', async () => {
  const query = 'subscription { ownerChanged(accountOwnerId: 102) { number } }'
  for (const accept of ['*/*', 'text/event-stream', '*/*']) {
    gateway.custodian('GET', '/api/user', 200, user)
    const { headers, errors } = await post({ query }, { accept, ...bearer() })
    const isRefused = accept === '*/*'
    expect([accept, headers.get('content-type')]).toEqual([accept, 'application/json; charset=utf-8'])
    expect(errors?.[0].message.includes('text/event-stream')).toBe(isRefused)
  }
})

test('passes literal arguments to a subscription', async () => {
  gateway.custodian('GET', '/api/user', 200, user)
  const query = 'subscription { ownerChanged(accountOwnerId: 102) { number } }'
  const { errors } = await post({ query }, { ...stream, ...bearer() })
  expect(errors?.[0].extensions.code).toBe('FORBIDDEN')
})

/** Accept headers of Apollo Client, urql, Relay's fetch, a browser and curl. */
const URQL =
  'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed'
const APOLLO = 'application/graphql-response+json,application/json;q=0.9'
const JSON_TYPE = 'application/json; charset=utf-8'
const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8'

describe('the media type of an answer', () => {
  test.each([
    [URQL, RESPONSE_TYPE],
    [APOLLO, RESPONSE_TYPE],
    ['application/json', JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['text/html,application/xhtml+xml,*/*;q=0.8', JSON_TYPE],
    ['multipart/mixed', JSON_TYPE],
    ['text/event-stream, */*', JSON_TYPE],
  ])('responds to a query with accept: %s as %s', async (accept, type) => {
    const { status, headers, data } = await post({ query: '{ __typename }' }, { accept })
    expect([status, headers.get('content-type'), data]).toEqual([200, type, { __typename: 'Query' }])
  })

  test('refuses a query with a JSON error if the client accepts only an event stream', async () => {
    for (const query of ['{ __typename }', 'mutation { logout(input: {}) { clientMutationId } }']) {
      const { status, headers, data } = await post({ query }, stream)
      expect([status, headers.get('content-type'), data]).toEqual([400, JSON_TYPE, undefined])
    }
  })

  test.each([
    [URQL, 400],
    ['application/json', 200],
    [APOLLO, 400],
  ])('responds to an invalid document and accept: %s with status %d', async (accept, status) => {
    expect((await post({ query: '{ noSuchField }' }, { accept })).status).toBe(status)
  })
})

describe('a GET request to /graphql', () => {
  test('redirects a browser to GraphiQL', async () => {
    const response = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html' }, redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/graphiql'])
  })

  test.each(['/graphql', `/graphql?query=${encodeURIComponent('{ __typename }')}`])(
    'tells a client that sends GET %s to use POST',
    async (path) => {
      const response = await fetch(gateway.url + path, { headers: { accept: URQL, 'x-client': 'api' } })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
      expect(await response.text()).toContain('Use POST with a body of application/json.')
    },
  )
})

test.each([
  [{}, 'Must provide query string.'],
  [{ query: '' }, 'Syntax Error: Unexpected <EOF>.'],
  [{ variables: {} }, 'Must provide query string.'],
])('names the missing part of the request body %j', async (body, message) => {
  const { status, errors } = await post(body, { accept: APOLLO })
  expect([status, errors?.[0].message]).toEqual([400, message])
})
