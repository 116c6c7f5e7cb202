import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import type { Scope } from '../../contract/scopes.ts'
import { ended, root, startProgram } from '../../scripts/child.ts'
import { gqlClient } from '../clients.ts'
import { makeCredential, revokeCredential } from '../credential.ts'
import { manyRequests } from '../manyRequests.ts'
import { startStack, type Stack } from '../stack.ts'

// Runs the example tool of the documentation as an external program, with real servers and production settings.

const SCOPES: Scope[] = ['requests:read', 'notes:read', 'notes:write', 'documents:read', 'documents:write']
/** The smallest possible PNG. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const REPORT = join(root, 'docs/examples/tools/nightly-report')

let stack: Stack
let folder: string
beforeAll(async () => {
  stack = await startStack({ production: true })
  folder = await mkdtemp(join(tmpdir(), 'nightly-'))
  await writeFile(join(folder, 'scan.png'), PNG)
  await manyRequests(
    { executeSql: async (text) => ({ rows: await stack.sql(text) }) },
    1_000,
    REQUEST_STATUS.open,
    600_001,
  )
})
afterAll(async () => {
  await stack?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function run(program: string, args: string[], env: Record<string, string> = {}) {
  const child = startProgram(`docs/examples/tools/${program}`, args, {
    env: { PATH: process.env['PATH'], PORTAL: stack.gatewayUrl, SCHEMA_CACHE: join(folder, 'schema'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', error: '' }
  child.stdout?.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said.error += chunk.toString()))
  return { code: await ended(child), ...said }
}

type Report = { requests: number; amount: number; noteId: number; file: { guid: string; bytes: number } }
const report = async (env: Record<string, string>) => {
  const { code, out, error } = await run('nightly-report/main.ts', [], { DAY: '2026-03-10', ...env })
  return { code, error, report: (out ? JSON.parse(out) : null) as Report | null }
}

it('the example client generates types from the schema, which it downloads once by ETag', async () => {
  const { token: CREDENTIAL } = await makeCredential(stack, { scopes: SCOPES })
  const first = await run('client/generate.ts', [REPORT, '--check'], { CREDENTIAL })
  expect([first.code, first.error]).toEqual([0, ''])
  expect(first.out).toContain('a new one')
  expect((await run('client/generate.ts', [REPORT, '--check'], { CREDENTIAL })).out).toContain('fetched before')
})

it('the nightly report totals every pending withdrawal to the cent, and a second run writes nothing', async () => {
  const { token } = await makeCredential(stack, { scopes: SCOPES })
  const env = { CREDENTIAL: token, OWNER: '1001', ACCOUNT: '501', FILE: join(folder, 'scan.png') }
  const first = await report(env)
  expect([first.code, first.error]).toEqual([0, ''])
  const [{ n, cents }] = (await stack.sql(
    `select count(*)::int as n, sum(amount_cents)::int as cents from distribution_request
     where kind = 'WITHDRAWAL' and status_id = ${REQUEST_STATUS.open} and signed_at is not null`,
  )) as [{ n: number; cents: number }]
  expect(n).toBeGreaterThanOrEqual(1_000)
  expect(first.report).toMatchObject({ requests: n, amount: cents / 100, file: { bytes: PNG.length } })

  const again = await report(env)
  expect(again.report).toEqual(first.report)
  const NOTES = '{ viewer { accountOwner(accountOwnerId: 1001) { notes(first: 50) { edges { node { title } } } } } }'
  const notes = await gqlClient(stack.gatewayUrl, token)(NOTES)
  expect(notes.text.split('Nightly report 2026-03-10')).toHaveLength(2)
  const [{ files }] = (await stack.sql(
    `select count(*)::int as files from attachment where file_name = 'scan.png'`,
  )) as [{ files: number }]
  expect(files).toBe(1)
})

it('the nightly report has the same result with its registered operation, called by name', async () => {
  const credential = await makeCredential(stack, { scopes: SCOPES })
  const asText = await report({ CREDENTIAL: credential.token })
  const unknown = await report({ CREDENTIAL: credential.token, REGISTERED: 'Waiting' })
  expect(unknown.code).not.toBe(0)
  const register = startProgram(
    'scripts/operation.ts',
    ['register', 'docs/examples/tools/nightly-report/waiting.graphql', '--credential', String(credential.credentialId)],
    { env: stack.environment, stdio: 'ignore' },
  )
  expect(await ended(register)).toBe(0)
  const byName = await report({ CREDENTIAL: credential.token, REGISTERED: 'Waiting' })
  expect([byName.code, byName.error]).toEqual([0, ''])
  expect(byName.report).toEqual(asText.report)
})

it('the nightly report prints a refusal with its code and instructions', async () => {
  const narrow = await makeCredential(stack, { scopes: ['requests:read'] })
  const refused = await report({ CREDENTIAL: narrow.token, OWNER: '1001' })
  expect([refused.code, refused.report]).toEqual([2, null])
  expect(refused.error).toMatch(/^FORBIDDEN: .*\nThe credential lacks a scope/)

  const { token, credentialId } = await makeCredential(stack, { scopes: SCOPES })
  const unknown = await report({ CREDENTIAL: token, OWNER: '999999' })
  expect(unknown.code).toBe(3)
  expect(unknown.error).toMatch(/^(NOT_FOUND|INVALID): /)

  await revokeCredential(stack, credentialId)
  expect((await report({ CREDENTIAL: token })).error).toMatch(/^UNAUTHENTICATED: .*\nThe credential has expired/)
})

it('the nightly report prints the code and instructions for an expired credential', async () => {
  const { token, credentialId } = await makeCredential(stack, { scopes: SCOPES })
  // Credentials are immutable, so disable the trigger to backdate this one.
  await stack.sql(`alter table credential disable trigger credential_unchanged;
    update credential set created_at = now() - interval '9 days', expires_at = now() - interval '1 second'
      where credential_id = ${credentialId};
    alter table credential enable trigger credential_unchanged`)
  const expired = await report({ CREDENTIAL: token })
  expect(expired.code).toBe(2)
  expect(expired.error).toMatch(/^UNAUTHENTICATED: .*\nThe credential has expired/)
})
