import { request } from 'node:http'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SCOPES, type Scope } from '../../contract/scopes.ts'
import { root } from '../../scripts/child.ts'
import { listen } from '../../tools/mcp/http.ts'
import { OPERATIONS } from '../../tools/operations.ts'
import { people, restSignIn } from '../clients.ts'
import { makeCredential } from '../credential.ts'
import { startStack, type Stack } from '../stack.ts'

// Tests the MCP server with the client of its SDK, real servers and production settings.

const ANN = 1001

let stack: Stack
let http: Awaited<ReturnType<typeof listen>>
let address: URL
const clients: Client[] = []
beforeAll(async () => {
  stack = await startStack({ production: true })
  http = await listen(stack.gatewayUrl, 0)
  address = new URL(`http://127.0.0.1:${(http.address() as { port: number }).port}/`)
})
afterAll(async () => {
  http?.close()
  await stack?.stop()
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

async function connected(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  clients.push(client)
  return client
}

const byStdio = (token: string) =>
  connected(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(root, 'tools/mcp/main.ts')],
      env: { PATH: process.env['PATH'] ?? '', PORTAL: stack.gatewayUrl, CREDENTIAL: token },
      stderr: 'ignore',
    }),
  )

const byHttp = (token: string) =>
  connected(
    new StreamableHTTPClientTransport(address, {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }) as Transport,
  )

interface Said {
  isError: boolean
  text: string
}
async function call(client: Client, name: string, input: object): Promise<Said> {
  const result = await client.callTool({ name, arguments: { ...input } })
  const [content] = result.content as { text: string }[]
  return { isError: result.isError === true, text: content?.text ?? '' }
}
const toolsOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name)

describe.each([
  ['stdio', byStdio],
  ['HTTP', byHttp],
] as const)('the MCP server over %s', (_, connect) => {
  it('offers MCP tools for the operations of the scopes, and marks those that write', async () => {
    const { token } = await makeCredential(stack, { scopes: SCOPES })
    const { tools } = await (await connect(token)).listTools()
    expect(tools.map(({ name }) => name)).toEqual(OPERATIONS.map(({ name }) => name))
    const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name)
    expect(writing).toEqual(['AddNote', 'PinNote'])
    const find = tools.find(({ name }) => name === 'FindOwners')
    expect(find?.inputSchema).toMatchObject({ required: ['filter'] })
    expect(JSON.stringify(find?.inputSchema)).toContain('lastName')
  })

  it('finds an owner and adds one note through MCP', async () => {
    const scopes: Scope[] = ['owners:read', 'notes:read', 'notes:write']
    const client = await connect((await makeCredential(stack, { scopes })).token)
    const found = await call(client, 'FindOwners', { filter: { lastName: 'archer' } })
    expect(found.isError).toBe(false)
    expect(found.text).toContain(`"accountOwnerId":${ANN}`)
    const title = `By an assistant ${crypto.randomUUID()}`
    expect(
      (await call(client, 'AddNote', { input: { accountOwnerId: ANN, title, noteText: 'Call back' } })).isError,
    ).toBe(false)
    const service = await restSignIn(stack.custodianUrl, people.service)
    const { body } = await service('GET', `/api/note/admin/${ANN}?limit=100`)
    expect(JSON.stringify(body).split(title)).toHaveLength(2)
  })

  it('names the invalid field in an MCP error', async () => {
    const client = await connect((await makeCredential(stack, { scopes: ['notes:write'] })).token)
    const refused = await call(client, 'AddNote', { input: { accountOwnerId: ANN, title: ' ', noteText: 'x' } })
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('title') })
  })

  it("limits MCP tools to the credential's scopes and owner", async () => {
    const plans = await connect((await makeCredential(stack, { scopes: ['plans:read'] })).token)
    expect(await toolsOf(plans)).toEqual(['ListPlans'])
    expect((await call(plans, 'FindOwners', { filter: { lastName: 'archer' } })).isError).toBe(true)
    const ben = await connect(
      (await makeCredential(stack, { scopes: ['owners:read', 'accounts:read'], accountOwnerId: 1002 })).token,
    )
    expect((await call(ben, 'GetOwner', { accountOwnerId: 1002 })).text).toContain('Ben')
    expect((await call(ben, 'GetOwner', { accountOwnerId: ANN })).text).not.toContain('Ann')
  })
})

it('runs every reading operation through MCP', async () => {
  const client = await byHttp((await makeCredential(stack, { scopes: SCOPES })).token)
  const { tools } = await client.listTools()
  const given: Record<string, unknown> = {
    accountOwnerId: ANN,
    filter: { lastName: 'archer' },
    list: 'PENDING',
    underWay: true,
    input: { isEarlyWithdrawal: false, isTaxDeferred: true, withdrawalAmount: 1_000, state: 'CA' },
  }
  const refused: string[] = []
  for (const { name, inputSchema, annotations } of tools.filter((one) => one.annotations?.readOnlyHint)) {
    expect(annotations?.destructiveHint).toBe(false)
    const wanted = (inputSchema.required ?? []).map((argument) => [argument, given[argument]])
    const { isError, text } = await call(client, name, Object.fromEntries(wanted) as object)
    if (isError) refused.push(`${name}: ${text}`)
  }
  expect(refused).toEqual([])
})

it("refuses MCP with a credential that needs a second person's approval", async () => {
  const admin = await restSignIn(stack.custodianUrl, people.admin)
  const body = { name: 'waits', scopes: ['notes:write'], days: 30 }
  const made = await admin('POST', '/api/credential', body)
  const { token } = made.body as { token: string }
  await expect(byHttp(token)).rejects.toThrow('This credential waits for the approval of a second person.')
  await expect(byStdio(token)).rejects.toThrow('Connection closed')
})

it('refuses MCP over HTTP without a credential, with another host name or from a browser page', async () => {
  const { token } = await makeCredential(stack, { scopes: ['plans:read'] })
  const post = (headers: Record<string, string>) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
  expect((await post({})).status).toBe(401)
  expect((await post({ authorization: `Bearer ${token}` })).status).toBe(200)
  const byName = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { host: `rebound.example:${address.port}`, authorization: `Bearer ${token}` }
    const asked = request(address, { method: 'POST', headers }, ({ statusCode }) => resolve(statusCode))
    asked.on('error', reject).end()
  })
  expect(byName).toBe(403)
  expect((await post({ authorization: `Bearer ${token}`, origin: 'https://elsewhere.example' })).status).toBe(403)
})
