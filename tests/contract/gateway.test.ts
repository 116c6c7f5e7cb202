import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/child.ts'
import { gqlClient, gqlSignIn, gqlToken, people, restSignIn, type Gql, type GraphqlAnswer } from '../clients.ts'
import { makeCredential, registerOperation } from '../credential.ts'
import { openEventStream } from '../eventStream.ts'
import { startStack, type Stack } from '../stack.ts'
import { endpoints, type Endpoint, type Role } from './endpoints.ts'
import { callBehind, reads, writes, type Operation } from './operations.ts'
import { ann, type Subject } from './samples.ts'
import { shapeOf } from './served.ts'

let stack: Stack
let subject: Subject
const callers = new Map<Role | 'nobody', Gql>()
const roles: Role[] = [0, 1, 2, 4]
const schemaText = readFileSync(join(root, 'schema.graphql'), 'utf8')

beforeAll(async () => {
  stack = await startStack({ database: 'postgres', proxy: true })
  callers.set('nobody', gqlClient(stack.gatewayUrl))
  callers.set(0, await gqlSignIn(stack.gatewayUrl, people.ann))
  callers.set(1, await gqlSignIn(stack.gatewayUrl, people.admin))
  callers.set(2, await gqlSignIn(stack.gatewayUrl, people.service))
  callers.set(4, await gqlSignIn(stack.gatewayUrl, people.compliance))
  const rest = await restSignIn(stack.custodianUrl, people.ann)
  const documents = (await rest('GET', '/api/document')).body as { guid: string }[]
  const book = (await rest('GET', '/api/transaction/summary/plan/501')).body as { bookId: number }
  subject = { ...ann, guid: documents[0]?.guid ?? ann.guid, bookId: book.bookId }
})
afterAll(() => stack?.stop())

/** Fields to test, separated by commas, for a test of generated fields (promises/new.test.ts); all if it is not set. */
const only = process.env['ONLY_FIELDS']?.split(',')
const operations = () =>
  [...reads(subject), ...writes().filter(({ name }) => !endsTheSession.has(name))].filter(
    ({ name }) => only?.includes(name) ?? true,
  )
const endsTheSession = new Set(['Mutation.logout', 'Mutation.endAllSessions'])

const ask = (operation: Operation, role: Role | 'nobody') =>
  callers.get(role)!(operation.document, operation.variables(subject, role === 'nobody' ? 0 : role))

/** Every error code of a response, from its errors list and from the payload's own errors. */
function codes({ data, errors }: GraphqlAnswer<Record<string, unknown>>): string[] {
  const payload = Object.values(data ?? {})[0] as { errors?: { code: string }[] } | null | undefined
  return [
    ...errors.map(({ extensions }) => extensions?.code ?? 'NONE'),
    ...(payload?.errors ?? []).map(({ code }) => code),
  ]
}

describe('field permissions at the gateway', () => {
  it('refuses every field without a session, before calling the custodian', async () => {
    const wrong: string[] = []
    for (const operation of operations().filter((one) => one.callers !== 'everybody')) {
      const asked = stack.proxy.calls.length
      const answer = await ask(operation, 'nobody')
      const isViewerOnly = operation.name.startsWith('Mutation.') ? false : answer.data?.viewer === null
      if (!codes(answer).includes('UNAUTHENTICATED') && !isViewerOnly)
        wrong.push(`${operation.name}: ${answer.text.slice(0, 200)}`)
      if (stack.proxy.calls.length > asked) wrong.push(`${operation.name}: asked the custodian`)
    }
    expect(wrong).toEqual([])
  })

  it('refuses every field to roles without permission', async () => {
    const wrong: string[] = []
    for (const operation of operations()) {
      for (const role of roles.filter((one) => operation.callers !== 'everybody' && !operation.callers.includes(one))) {
        const answer = await ask(operation, role)
        if (!codes(answer).includes('FORBIDDEN'))
          wrong.push(`${operation.name} as ${role}: ${answer.text.slice(0, 200)}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('accepts every operation from the roles with permission, within all limits', async () => {
    const wrong: string[] = []
    const broken = [
      'FORBIDDEN',
      'UNAUTHENTICATED',
      'INTERNAL',
      'UPSTREAM_CONTRACT',
      'UPSTREAM_UNAVAILABLE',
      'UPSTREAM_TIMEOUT',
      'BAD_USER_INPUT',
      'NONE',
    ]
    for (const operation of operations()) {
      for (const role of roles.filter((one) => operation.callers === 'everybody' || operation.callers.includes(one))) {
        const answer = await ask(operation, role)
        // Only the top administrator may adjust fees.
        if (operation.name === 'Mutation.postTransaction' && role === 2) continue
        const bad = codes(answer).filter((code) => broken.includes(code))
        if (bad.length > 0 || answer.data === null)
          wrong.push(`${operation.name} as ${role}: ${answer.text.slice(0, 300)}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('uses every call of the contract on its customer and its staff path', async () => {
    if (!only) await useOtherPaths()
    const asked = new Set(stack.proxy.calls.map(({ method, path }) => shapeOf(method, path.split('?')[0] ?? '')))
    const used = (endpoint: Endpoint, path: string | null) =>
      path === null || [...asked].some((call) => matches(call, endpoint.verb, path))
    const tested = only ? endpoints.filter(({ name }) => only.map(callBehind).includes(name)) : endpoints
    const unused = tested.filter((one) => !used(one, one.customer) || !used(one, one.admin))
    console.log(`The gateway uses ${tested.length - unused.length} of ${tested.length} calls.`)
    expect(tested.length).toBeGreaterThan(0)
    expect(unused.map(({ name }) => name)).toEqual([])
  })
})

/** Makes the calls that no field makes: files, streams, exports, and the ends of sessions, which come last. */
async function useOtherPaths(): Promise<void> {
  await openFiles()
  await askForManyAtOnce()
  await askByName()
  await exportEveryList()
  await fetch(`${stack.gatewayUrl}/maintenance`)
  const authorization = `Bearer ${await gqlToken(stack.gatewayUrl, people.service)}`
  const stream = await openEventStream(stack.gatewayUrl, 'subscription { changed { number } }', { authorization })
  stream.close()
  const ending = writes().filter(({ name }) => endsTheSession.has(name))
  for (const [place, operation] of ending.entries()) await ask(operation, roles[place]!)
  expect(ending.length).toBe(endsTheSession.size)
}

/** Sends a registered operation by its name, as a program does. */
async function askByName(): Promise<void> {
  const credential = await makeCredential(stack)
  await registerOperation(stack, credential, 'Who', 'query Who { viewer { userId } }')
  const answer = await fetch(`${stack.gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${credential.token}` },
    body: JSON.stringify({ id: 'Who' }),
  })
  expect(await answer.json()).toMatchObject({ data: { viewer: {} } })
}

/** Several reads in one query, like a customer's screen. */
async function askForManyAtOnce(): Promise<void> {
  const lists =
    'accounts(first: 1) { edges { node { balance } } } beneficiaries(first: 1) { edges { node { firstName } } }'
  const { errors } = await callers.get(0)!(`{ viewer { user { email } accountOwner { firstName ${lists} } } }`)
  expect(errors).toEqual([])
}

/** Downloads files from the gateway's paths besides /graphql. */
async function openFiles(): Promise<void> {
  const { accountOwnerId, accountId, requestId, envelopeId } = subject
  const book = `book/${accountOwnerId}/${accountId}?format=csv`
  const paths = [`receipt/${accountOwnerId}/${requestId}`, `signature/${envelopeId}`, book]
  for (const person of [people.ann, people.service]) {
    const authorization = `Bearer ${await gqlToken(stack.gatewayUrl, person)}`
    for (const path of [...paths, 'export/1', 'plan-corrections/1'])
      await fetch(`${stack.gatewayUrl}/files/${path}`, { headers: { authorization } })
  }
  const authorization = `Bearer ${await gqlToken(stack.gatewayUrl, people.compliance)}`
  await fetch(`${stack.gatewayUrl}/files/compliance-pack`, { headers: { authorization } })
  await fetch(`${stack.gatewayUrl}/dev/mail`)
}

/** Exports every list: the mutation `exportList` makes another call for each list that its input names. */
async function exportEveryList(): Promise<void> {
  const { accountOwnerId, accountId, bookId, planId } = subject
  for (const { name } of (buildSchema(schemaText).getType('ExportedList') as GraphQLEnumType).getValues())
    await callers.get(name.startsWith('COMPLIANCE_') ? 4 : 1)!(
      'mutation ($input: ExportListInput!) { exportList(input: $input) { errors { message } } }',
      { input: { list: name, requestList: 'PENDING', accountOwnerId, accountId, bookId, planId } },
    )
}

function matches(call: string, verb: string, path: string): boolean {
  const pattern = shapeOf(verb, path).replace(/\{\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(call)
}
