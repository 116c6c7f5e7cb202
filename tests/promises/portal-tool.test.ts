import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Scope } from '../../contract/scopes.ts'
import { ended, startProgram } from '../../scripts/child.ts'
import { people, restSignIn } from '../clients.ts'
import { makeCredential } from '../credential.ts'
import { startStack, type Stack } from '../stack.ts'

// Tests the command-line tool as its users start it, with real servers and production settings.

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ production: true })
})
afterAll(() => stack?.stop())

function start(words: string, credential?: string) {
  const child = startProgram('tools/portal/main.ts', words.split(' '), {
    env: {
      PATH: process.env['PATH'],
      PORTAL: stack.gatewayUrl,
      ...(credential === undefined ? {} : { CREDENTIAL: credential }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', error: '' }
  child.stdout?.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said.error += chunk.toString()))
  return { child, said }
}

async function run(words: string, scopes: readonly Scope[]) {
  const { child, said } = start(words, (await makeCredential(stack, { scopes })).token)
  return { code: await ended(child), ...said }
}

it('finds owners by name with the command-line tool', async () => {
  const found = await run('owners find --last-name ARCHER', ['owners:read'])
  expect(found).toMatchObject({ code: 0, error: '' })
  expect(found.out).toMatch(/^accountOwnerId +firstName +lastName/)
  expect(found.out).toMatch(/1001 +Ann +Archer/)
})

it('the command-line tool lists every open request as CSV over several pages', async () => {
  const { code, out } = await run('requests list --status open --csv --limit 1000', ['requests:read'])
  expect(code).toBe(0)
  const [header, ...rows] = out.trimEnd().split('\n')
  expect(header).toBe(
    'requestId,number,status,accountOwnerId,planAccountNumber,firstName,lastName,amount,federalWithholding,stateWithholding,netAmount,requestedAt,signedAt',
  )
  const service = await restSignIn(stack.custodianUrl, people.service)
  const { body } = await service('GET', '/api/withdrawal/admin/open?limit=500')
  expect(rows).toHaveLength((body as unknown[]).length)
  for (const row of rows) expect(row).toMatch(/,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,/)
})

it('follows changes with the command-line tool', async () => {
  const { token } = await makeCredential(stack, { scopes: ['events:read'] })
  const { child, said } = start('events follow', token)
  const owner = await restSignIn(stack.custodianUrl, people.ann)
  for (let turn = 0; !said.out.includes('"PROFILE"') && turn < 100; turn += 1) {
    await owner('PUT', `/api/phonenumber/cell/51255503${String(turn).padStart(2, '0')}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  child.kill()
  await ended(child)
  const first = JSON.parse(said.out.split('\n')[0] ?? '') as object
  expect(first).toMatchObject({ kind: 'OWNER', accountOwnerId: 1001, status: 'PROFILE' })
})

it('the command-line tool explains a refusal by the portal and an incomplete command', async () => {
  const refused = await run('owners find --last-name archer', ['plans:read'])
  expect(refused).toMatchObject({ code: 1, out: '', error: expect.stringContaining('FORBIDDEN') })
  const without = start('plans list')
  expect(await ended(without.child)).toBe(1)
  expect(without.said.error).toContain('UNAUTHENTICATED')
  const wrong = start('owners find', 'irap_x')
  expect(await ended(wrong.child)).toBe(64)
  expect(wrong.said.error).toContain('at least one field')
})
