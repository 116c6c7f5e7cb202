import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/child.ts'
import { gqlClient, gqlToken, people, restSignIn } from '../clients.ts'
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

  /** A change of an owner's phone number must send an event to the stream. */
  async function tellsOfAChange(text: string, token: string): Promise<void> {
    const stream = await openEventStream(stack.gatewayUrl, text, { authorization: `Bearer ${token}` })
    const owner = await restSignIn(stack.custodianUrl, people.ann)
    await owner('PUT', '/api/phonenumber/cell/5125550300')
    expect((await stream.next())?.['changed']).toMatchObject({ kind: 'OWNER', status: 'PROFILE' })
    stream.close()
  }
})
