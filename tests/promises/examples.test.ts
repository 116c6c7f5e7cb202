import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Operation } from '../../docs/examples/tools/client/portal.ts'
import { root } from '../../scripts/child.ts'
import { gqlClient, gqlToken, people, restSignIn } from '../clients.ts'
import { makeCredential } from '../credential.ts'
import { openEventStream } from '../eventStream.ts'
import { startStack, type Stack } from '../stack.ts'

const folder = join(root, 'docs/examples')
const examples = readdirSync(folder).filter((name) => name.endsWith('.graphql'))

const remark = (text: string, name: string) => new RegExp(`^# ${name}: (.+)$`, 'm').exec(text)?.[1]

describe.each([
  ['with default settings', {}],
  ['with production settings', { production: true }],
])('the examples of the documentation on the portal %s', (_, options) => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack(options)
  })
  afterAll(() => stack?.stop())

  it.each(examples)('runs the documented example %s unchanged', async (name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    expect(remark(text, 'Task')).toBeTruthy()
    const person = remark(text, 'As')
    const token = person ? await gqlToken(stack.gatewayUrl, person) : undefined
    if (/^subscription /m.test(text)) return tellsOfAChange(text, token ?? '')
    const variables = JSON.parse(remark(text, 'Variables') ?? '{}') as Record<string, unknown>
    const ask = gqlClient(stack.gatewayUrl, token)
    const { data, errors } = await ask<Record<string, { errors?: { code: string }[] } | null>>(text, variables)
    expect(errors).toEqual([])
    const refused = remark(text, 'Refused')
    for (const [field, value] of Object.entries(data ?? {})) {
      expect(value, `${field}`).not.toBeNull()
      expect(
        (value?.errors ?? []).map(({ code }) => code),
        `${field}`,
      ).toEqual(refused ? [refused] : [])
    }
    expect(Object.keys(data ?? {}).length).toBe(1)
  })

  it('the documented client makes the first call of docs/tools.md with the scopes named there', async () => {
    const text = readFileSync(join(root, 'docs/tools.md'), 'utf8')
    const scopes = [.../"my first tool" (.+) --owner/.exec(text)![1]!.matchAll(/--scope (\S+)/g)].map(
      ([, scope]) => scope,
    )
    const { query } = JSON.parse(/-d '(\{"query":"\{ viewer \{ accountOwner\(.+\})'/.exec(text)![1]!) as {
      query: string
    }
    const { token } = await makeCredential(stack, { scopes: scopes as never, accountOwnerId: 1001 })
    const first: Operation<{ viewer: { accountOwner: { firstName: string } } }, object> = {
      name: '',
      text: query,
      kind: 'query',
      key: null,
      upload: null,
    }
    const { viewer } = await connect({ portal: stack.gatewayUrl, credential: token }).ask(first, {})
    expect(viewer.accountOwner.firstName).toBe('Ann')
  })

  it('the documented client reports each change in order, until the caller stops it', async () => {
    const { token } = await makeCredential(stack, { scopes: ['events:read'] })
    const stop = new AbortController()
    const changes = connect({ portal: stack.gatewayUrl, credential: token }).changes('latest', stop.signal)
    const next = changes.next()
    const ann = await restSignIn(stack.custodianUrl, people.ann)
    // The first poll fixes the position from which changes are reported.
    let phone = 5_125_550_300
    const changing = setInterval(() => void ann('PUT', `/api/phonenumber/cell/${(phone += 1)}`), 500)
    const first = await next
    const second = await changes.next()
    clearInterval(changing)
    expect(first.value).toMatchObject({ kind: 'OWNER', number: 1001, status: 'PROFILE' })
    expect(Number(second.value?.position)).toBeGreaterThan(Number(first.value?.position))
    stop.abort()
    await expect.poll(async () => (await changes.next()).done).toBe(true)
  })

  /** A change of an owner's phone number must send an event to the stream. */
  async function tellsOfAChange(text: string, token: string): Promise<void> {
    const stream = await openEventStream(stack.gatewayUrl, text, { authorization: `Bearer ${token}` })
    const owner = await restSignIn(stack.custodianUrl, people.ann)
    await owner('PUT', '/api/phonenumber/cell/5125550300')
    expect((await stream.next())?.['changed']).toMatchObject({ kind: 'OWNER', status: 'PROFILE' })
    stream.close()
  }
})
