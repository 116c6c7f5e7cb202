import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/child.ts'
import { gqlClient, gqlSignIn } from '../clients.ts'
import { startStack, type Stack } from '../stack.ts'

const folder = join(root, 'docs/examples')
const examples = readdirSync(folder).filter((name) => name.endsWith('.graphql'))

const remark = (text: string, name: string) => new RegExp(`^# ${name}: (.+)$`, 'm').exec(text)?.[1]

describe.each([
  ['as it starts', {}],
  ['in production', { production: true }],
])('the examples of the documentation, with the portal %s', (_, options) => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack(options)
  })
  afterAll(() => stack?.stop())

  it.each(examples)('%s works as it stands', async (name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const person = remark(text, 'As')
    const ask = person ? await gqlSignIn(stack.gatewayUrl, person) : gqlClient(stack.gatewayUrl)
    const variables = JSON.parse(remark(text, 'Variables') ?? '{}') as Record<string, unknown>
    const { data, errors } = await ask<Record<string, { errors?: unknown[] } | null>>(text, variables)
    expect(errors).toEqual([])
    for (const [field, value] of Object.entries(data ?? {})) {
      expect(value, `${field}`).not.toBeNull()
      expect(value?.errors ?? [], `${field}`).toEqual([])
    }
    expect(Object.keys(data ?? {}).length).toBe(1)
  })
})
