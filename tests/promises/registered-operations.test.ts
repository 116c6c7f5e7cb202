import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askOnlyRunning } from '../../custodian/platform/process/running.ts'
import { ended, startProgram } from '../../scripts/child.ts'
import { makeCredential, revokeCredential, type MadeCredential } from '../credential.ts'
import { freePort } from '../ports.ts'
import { startStack, type Stack } from '../stack.ts'
import { webDocuments } from '../webOperations.ts'

// Operations that the operator registers for a machine credential can be called by name, only by that credential.

const PLANS = 'query ToolPlans($n: Int!) { viewer { plans(first: $n) { edges { node { name } } } } }'

let stack: Stack
let folder: string
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  stack = await startStack({ database: 'postgres', env: { METRICS_PORT: String(metricsPort) } })
  folder = await mkdtemp(join(tmpdir(), 'operations-'))
})
afterAll(async () => {
  await stack?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function command(...words: string[]): Promise<{ code: number; said: string }> {
  const child = startProgram('scripts/operation.ts', words, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: stack.dataDir,
      CUSTODIAN_PORT: new URL(stack.custodianUrl).port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await ended(child)
  // A failed command prints a log line with the reason.
  return { code, said: said.startsWith('{') ? (JSON.parse(said) as { reason: string }).reason : said }
}

async function registerByCommand(text: string, { credentialId }: MadeCredential) {
  const file = join(folder, `${crypto.randomUUID()}.graphql`)
  await writeFile(file, text)
  return command('register', file, '--credential', String(credentialId))
}

/** Makes a call of the command itself, because a program takes a second to start. Each command is run in one test. */
function asOperator(path: string, body: object) {
  const keys = JSON.parse(readFileSync(join(stack.dataDir, 'keys.json'), 'utf8')) as { OPERATOR_KEY: string }
  const commandPorts = [Number(new URL(stack.custodianUrl).port)]
  const running = { host: '127.0.0.1', commandPorts, operatorKey: keys.OPERATOR_KEY }
  return askOnlyRunning(running, `/credential/command/operation${path}`, body)
}
const register = (document: string, { credentialId }: MadeCredential) =>
  asOperator('', { credentialId, name: /\w+ (\w+)/.exec(document)?.[1], document })

async function ask({ token }: MadeCredential, body: object) {
  const response = await fetch(`${stack.gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const { data, errors } = (await response.json()) as {
    data?: Record<string, unknown> | null
    errors?: Array<{ message: string; extensions: { code: string } }>
  }
  return { status: response.status, data, codes: errors?.map(({ extensions }) => extensions.code) }
}

const BY_NAME = { id: 'ToolPlans', variables: { n: 1 } }

it('runs a registered operation by name for its credential only', async () => {
  const [own, other] = [
    await makeCredential(stack, { scopes: ['plans:read'] }),
    await makeCredential(stack, { scopes: ['plans:read'] }),
  ]
  expect((await ask(own, BY_NAME)).status).toBe(404)
  expect(await registerByCommand(PLANS, own)).toMatchObject({ code: 0 })
  for (const _ of [1, 2, 3])
    expect(await ask(own, BY_NAME)).toMatchObject({ status: 200, data: { viewer: { plans: { edges: [{}] } } } })
  expect((await ask(other, BY_NAME)).status).toBe(404)
  expect((await command('list', '--credential', String(own.credentialId))).said).toContain('ToolPlans')
})

it('counts a registered operation in the metrics by name and result', async () => {
  const own = await makeCredential(stack, { scopes: ['plans:read'] })
  await register(PLANS.replace('ToolPlans', 'MeasuredPlans'), own)
  await ask(own, { id: 'MeasuredPlans', variables: { n: 1 } })
  await ask(own, { id: 'MeasuredPlans', variables: {} })
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  for (const outcome of ['ok', 'BAD_USER_INPUT'])
    expect(text).toContain(`gateway_request_seconds_count{operation="MeasuredPlans",outcome="${outcome}"} 1`)
})

it('refuses to register an operation beyond the scopes of its credential', async () => {
  const own = await makeCredential(stack, { scopes: ['plans:read'] })
  const { code, said } = await registerByCommand('query Bank { viewer { bankLines(first: 1) { totalCount } } }', own)
  expect([code, said]).toEqual([1, expect.stringMatching(/Viewer\.bankLines needs the scope bank:read/)])
  const { operations } = await asOperator('/list', { credentialId: own.credentialId })
  expect(operations).toEqual([])
})

it('replaces a registered operation only after its removal, which takes effect at the next request', async () => {
  const own = await makeCredential(stack, { scopes: ['plans:read'] })
  await register(PLANS, own)
  expect((await register(PLANS, own))['operations']).toHaveLength(1)
  const other = PLANS.replace('name', 'id')
  await expect(register(other, own)).rejects.toThrow('Another document is registered under this name')
  expect((await ask(own, BY_NAME)).status).toBe(200)
  expect((await command('remove', 'ToolPlans', '--credential', String(own.credentialId))).code).toBe(0)
  expect((await ask(own, BY_NAME)).status).toBe(404)
  await register(other, own)
  expect((await ask(own, BY_NAME)).data).toEqual({
    viewer: { plans: { edges: [{ node: { id: expect.anything() } }] } },
  })
})

it('limits a credential to its registered operations permanently', async () => {
  const own = await makeCredential(stack, { scopes: ['plans:read'] })
  await register(PLANS, own)
  expect((await ask(own, { query: '{ viewer { userId } }' })).status).toBe(200)
  expect((await command('only', '--credential', String(own.credentialId))).said).toContain('may send only these')
  const refused = { status: 403, codes: ['FORBIDDEN'] }
  expect(await ask(own, { query: '{ viewer { userId } }' })).toMatchObject(refused)
  expect(await ask(own, { query: PLANS, variables: { n: 1 } })).toMatchObject(refused)
  expect(await ask(own, { id: 'ToolPlans', query: PLANS, variables: { n: 1 } })).toMatchObject(refused)
  expect(await ask(own, { id: Object.keys(webDocuments)[0] })).toMatchObject(refused)
  expect((await ask(own, BY_NAME)).status).toBe(200)
  await expect(
    stack.sql('update credential set only_registered = false where credential_id = $1', [own.credentialId]),
  ).rejects.toThrow('stays so')
})

it('ends a registered operation with its credential, and audits it from registration to removal', async () => {
  const own = await makeCredential(stack, { scopes: ['plans:read'] })
  await register(PLANS, own)
  await asOperator('/remove', { credentialId: own.credentialId, name: 'ToolPlans' })
  await register(PLANS, own)
  expect((await ask(own, BY_NAME)).status).toBe(200)
  await revokeCredential(stack, own.credentialId)
  expect((await ask(own, BY_NAME)).status).toBe(401)
  expect((await registerByCommand(PLANS, own)).said).toContain('There is no machine credential')
  const rows = await stack.sql<{ action: string }>(
    `select action from audit where entity = 'credential' and entity_id = $1 and action like '%register' order by audit_id`,
    [String(own.credentialId)],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'credential.register',
    'credential.unregister',
    'credential.register',
  ])
})

it('lets only the operator register operations, and explains how', async () => {
  expect(await command('register')).toMatchObject({ code: 64 })
  expect((await command('list', '--credential', 'nobody')).said).toContain('There is no machine credential "nobody"')
  const own = await makeCredential(stack, { scopes: ['plans:read'] })
  const path = `${stack.custodianUrl}/api/credential/command/operation`
  const { status } = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${own.token}` },
    body: JSON.stringify({ credentialId: own.credentialId, name: 'ToolPlans', document: PLANS }),
  })
  expect(status).toBe(401)
})
