import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { codegen } from '@graphql-codegen/core'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import { Client, fetchExchange } from '@urql/core'
import { buildSchema, parse, printSchema } from 'graphql'
import { request } from 'graphql-request'
import { createClient } from 'graphql-sse'
import { Network, type RequestParameters } from 'relay-runtime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capture, root } from '../../scripts/child.ts'
import { gqlToken, people, restSignIn } from '../clients.ts'
import { startStack, type Stack } from '../stack.ts'

// Common GraphQL clients with their default settings and a credential in the header.

const QUERY = '{ viewer { accountOwner { firstName } } }'
const ANN = { viewer: { accountOwner: { firstName: 'Ann' } } }

let stack: Stack
let url: string
let headers: { authorization: string }
beforeAll(async () => {
  stack = await startStack()
  url = `${stack.gatewayUrl}/graphql`
  headers = { authorization: `Bearer ${await gqlToken(stack.gatewayUrl, people.ann)}` }
})
afterAll(() => stack?.stop())

describe('the GraphQL client urql', () => {
  const client = (options: object = {}) =>
    new Client({ url, exchanges: [fetchExchange], fetchOptions: { headers }, ...options })

  it('runs a query with urql', async () => {
    const { data, error } = await client({ preferGetMethod: false }).query(QUERY, {})
    expect(error).toBeUndefined()
    expect(data).toMatchObject(ANN)
  })

  // By default urql sends short queries in the URL, which logs and browser histories keep.
  it.each([{}, { preferGetMethod: 'force' }])(
    'tells urql to use POST when it sends a query in the URL: %j',
    async (options) => {
      const { error } = await client(options).query(QUERY, {})
      expect(error?.response).toMatchObject({ status: 405 })
      expect(error?.message).toContain('Use POST with a body of application/json.')
    },
  )

  it("shows a refused mutation's error in urql", async () => {
    const input = { accountOwnerId: 1001, number: '1' }
    const { data, error } = await client().mutation(
      'mutation ($input: UpdateCellPhoneInput!) { updateCellPhone(input: $input) { errors { field message } } }',
      { input },
    )
    expect(error).toBeUndefined()
    expect(data).toMatchObject({
      updateCellPhone: { errors: [{ field: ['number'], message: 'Please enter a valid phone number.' }] },
    })
  })
})

it("runs Apollo Client's queries, and reports an invalid document", async () => {
  const client = new ApolloClient({ link: new HttpLink({ uri: url, headers }), cache: new InMemoryCache() })
  const { data } = await client.query({ query: gql(QUERY) })
  expect(data).toMatchObject(ANN)
  await expect(client.query({ query: gql('{ noSuchField }') })).rejects.toThrow('noSuchField')
  client.stop()
})

it("runs graphql-request's queries, and reports an invalid document", async () => {
  expect(await request({ url, document: QUERY, requestHeaders: headers })).toMatchObject(ANN)
  await expect(request({ url, document: '{ noSuchField }', requestHeaders: headers })).rejects.toThrow('noSuchField')
})

it("runs graphql-sse's subscriptions and queries", async () => {
  const client = createClient({ url, headers })
  const changes = client.iterate<{ changed: { kind: string } }>({ query: 'subscription { changed { kind status } }' })
  const first = changes.next()
  const owner = await restSignIn(stack.custodianUrl, people.ann)
  const writing = setInterval(() => void owner('PUT', '/api/phonenumber/cell/5125550301'), 500)
  const { value } = await first
  clearInterval(writing)
  expect(value).toMatchObject({ data: { changed: { kind: 'OWNER', status: 'PROFILE' } } })
  await changes.return?.()
  client.dispose()
})

it("works with the network layer in Relay's documentation", async () => {
  const network = Network.create(async (operation: RequestParameters, variables) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: operation.text, variables }),
    })
    return response.json()
  })
  const parameters = {
    id: null,
    cacheID: 'a',
    name: 'Q',
    text: `query Q ${QUERY}`,
    metadata: {},
    operationKind: 'query',
  }
  const answer = await network.execute(parameters as RequestParameters, {}, {}).toPromise()
  expect(answer).toMatchObject({ data: ANN })
})

it('compiles a client generated from the schema, and refuses an unknown field', async () => {
  const folder = join(root, 'node_modules/.cache/generated-client')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const sdl = readFileSync(join(root, 'schema.graphql'), 'utf8')
  const schema = buildSchema(sdl)
  const document = parse('query OwnName { viewer { accountOwner { firstName dateOfBirth } } }')
  const types = await codegen({
    filename: 'types.ts',
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [{ document }],
    plugins: [{ operations: { scalars: { Date: 'string', DateTime: 'string', Money: 'number' } } }],
    pluginMap: { operations: operationTypes },
    config: {},
  })
  await writeFile(join(folder, 'types.ts'), types)
  const program = (field: string) => `import { request } from 'graphql-request'
import type { OwnNameQuery } from './types.ts'
export async function ask(url: string, requestHeaders: Record<string, string>): Promise<string | null | undefined> {
  const data = await request<OwnNameQuery>({ url, document: 'query OwnName { viewer { accountOwner { firstName } } }', requestHeaders })
  return data.viewer?.accountOwner?.${field}
}
`
  const compiled = async (field: string) => {
    await writeFile(join(folder, 'program.ts'), program(field))
    const settings = ['--strict', '--noEmit', '--skipLibCheck', '--module', 'nodenext', '--allowImportingTsExtensions']
    return capture(join(root, 'node_modules/.bin/tsc'), ['--ignoreConfig', ...settings, join(folder, 'program.ts')])
  }
  expect((await compiled('noSuchField')).output).toContain("Property 'noSuchField' does not exist")
  expect(await compiled('firstName')).toEqual({ code: 0, output: '' })
  const { ask } = (await import(/* @vite-ignore */ join(folder, 'program.ts'))) as {
    ask: (url: string, headers: Record<string, string>) => Promise<unknown>
  }
  expect(await ask(url, headers)).toBe('Ann')
})
