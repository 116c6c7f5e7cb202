import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Webhook } from '../../contract/webhooks.ts'
import { messageIn } from '../../docs/examples/tools/client/webhook.ts'
import { people, restSignIn, type Rest } from '../clients.ts'
import { startStack, type Stack } from '../stack.ts'

// A webhook receiver with a real custodian: signed messages, retries, abandoned messages, replays.

type Message = { headers: IncomingHttpHeaders; body: string }

let stack: Stack
let admin: Rest
let ann: Rest
const got: Message[] = []
/** Statuses of the receiver's next answers; 200 if the list is empty. */
const answers: Array<{ status: number; location?: string }> = []
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    got.push({ headers: request.headers, body })
    const { status, location } = answers.shift() ?? { status: 200 }
    response.writeHead(status, location ? { location } : {}).end('what a receiver says is not read')
  })
})
let url: string

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  stack = await startStack({ database: 'postgres', gateway: false })
  admin = await restSignIn(stack.custodianUrl, people.admin)
  ann = await restSignIn(stack.custodianUrl, people.ann)
})
afterAll(async () => {
  await stack?.stop()
  receiver.close()
})

let made = 0
async function make(kinds: string[]): Promise<{ webhookId: number; secret: string }> {
  made += 1
  const { status, body } = await admin('POST', '/api/webhook', { name: `hook ${made}`, url, kinds })
  expect(status).toBe(200)
  const { webhook, secret } = body as { webhook: Webhook; secret: string }
  expect(webhook.status).toBe('WAITING')
  return { webhookId: webhook.webhookId, secret }
}
async function approve(webhookId: number): Promise<void> {
  const service = await restSignIn(stack.custodianUrl, people.service)
  const { body } = await service('GET', `/api/approval?entity=webhook&subjectId=${webhookId}`)
  const [approval] = (body as { approvals: Array<{ id: number }> }).approvals
  expect((await shown(webhookId))?.approvalId).toBe(approval?.id)
  expect((await service('POST', `/api/approval/${approval?.id}/approve`, { note: null })).status).toBe(200)
}
let phone = 5_125_550_300
const change = async () => expect((await ann('PUT', `/api/phonenumber/cell/${(phone += 1)}`)).status).toBeLessThan(300)
const shown = async (webhookId: number) =>
  ((await admin('GET', '/api/webhook')).body as Webhook[]).find((one) => one.webhookId === webhookId)
const dueNow = (webhookId: number) =>
  stack.sql(`update webhook_message set next_attempt_at = now() where webhook_id = $1 and sent_at is null`, [webhookId])
const WAIT = { timeout: 60_000 }

/** Verifies a message as Standard Webhooks describes. */
function isSigned({ headers, body }: Message, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

it("sends signed webhook events without personal data, only after a second person's approval", async () => {
  const { webhookId, secret } = await make(['OWNER'])
  await change()
  await approve(webhookId)
  await change()
  await expect.poll(() => got.length, WAIT).toBeGreaterThan(0)
  await expect.poll(async () => (await shown(webhookId))?.toSend, WAIT).toBe(0)
  expect(got).toHaveLength(1)
  const [message] = got as [Message]
  expect(isSigned(message, secret)).toBe(true)
  expect(Math.abs(Date.now() / 1000 - Number(message.headers['webhook-timestamp']))).toBeLessThan(3_600)
  const sent = JSON.parse(message.body) as { timestamp: string; data: { position: number } }
  // The time keeps the id unique after a restore, which issues the same positions again.
  expect(message.headers['webhook-id']).toBe(`msg_${webhookId}_${sent.data.position}_${Date.parse(sent.timestamp)}`)
  expect(sent).toEqual({
    type: 'owner.changed',
    timestamp: expect.any(String),
    data: { position: expect.any(Number), kind: 'OWNER', id: 1001, accountOwnerId: 1001, accountId: null },
  })
  const [{ secret_sealed: sealed }] = (await stack.sql('select secret_sealed from webhook where webhook_id = $1', [
    webhookId,
  ])) as [{ secret_sealed: string }]
  expect(sealed).not.toContain(secret.slice('whsec_'.length))
  expect(JSON.stringify((await admin('GET', '/api/webhook')).body)).not.toContain(secret)
  await admin('POST', `/api/webhook/${webhookId}/end`, {})
})

it('retries failed webhook deliveries, follows no redirect, and resends abandoned ones with the same id', async () => {
  got.length = 0
  const { webhookId } = await make(['OWNER'])
  await approve(webhookId)
  answers.push({ status: 500 }, { status: 302, location: url })
  await change()
  await expect.poll(() => got.length, WAIT).toBe(1)
  await expect.poll(async () => (await shown(webhookId))?.lastFailure, WAIT).toBe('500')
  await dueNow(webhookId)
  await expect.poll(async () => (await shown(webhookId))?.lastFailure, WAIT).toBe('302')
  expect(got).toHaveLength(2)

  // Makes the next delivery attempt the last one.
  await stack.sql('update webhook_message set attempts = 9 where webhook_id = $1', [webhookId])
  answers.push({ status: 503 })
  await dueNow(webhookId)
  await expect.poll(async () => (await shown(webhookId))?.givenUp, WAIT).toBe(1)
  const failures = (await admin('GET', `/api/webhook/${webhookId}/failures`)).body
  expect(failures).toMatchObject([{ kind: 'OWNER', id: 1001, attempts: 10, failure: '503' }])
  await expect.poll(() => stack.printed(), WAIT).toContain('webhook message given up')

  expect((await admin('POST', `/api/webhook/${webhookId}/replay`, {})).body).toMatchObject({ count: 1 })
  await expect.poll(async () => (await shown(webhookId))?.lastSentAt, WAIT).not.toBeNull()
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const again = (await admin('POST', `/api/webhook/${webhookId}/replay`, { after: 0 })).body
  expect(again).toMatchObject({ count: 1 })
  await expect.poll(() => got.length, WAIT).toBe(5)

  answers.push({ status: 503 })
  await change()
  await expect.poll(async () => (await shown(webhookId))?.toSend, WAIT).toBe(1)
  await admin('POST', `/api/webhook/${webhookId}/end`, {})
  expect(await shown(webhookId)).toMatchObject({ status: 'ENDED', approvalId: null, toSend: 0 })
  await change()
  expect((await admin('POST', `/api/webhook/${webhookId}/replay`, {})).status).toBe(409)
  expect(await stack.sql('select position from webhook_message where webhook_id = $1', [webhookId])).toHaveLength(2)
})

it('sends a test message to an approved webhook, and lists what was delivered', async () => {
  got.length = 0
  const { webhookId, secret } = await make(['OWNER'])
  const test = () => admin('POST', `/api/webhook/${webhookId}/test`, {})
  expect((await test()).status).toBe(409)
  expect(got).toHaveLength(0)
  await approve(webhookId)

  const { body } = await test()
  const [message] = got as [Message]
  expect(body).toEqual({ messageId: message.headers['webhook-id'], failure: null })
  expect(message.headers['webhook-id']).toMatch(new RegExp(`^msg_${webhookId}_test_\\w{8}$`))
  expect(messageIn(secret, message.body, message.headers)).toEqual({
    id: message.headers['webhook-id'],
    type: 'webhook.test',
    timestamp: expect.any(String),
    data: { webhookId },
  })
  answers.push({ status: 302, location: url })
  expect((await test()).body).toMatchObject({ failure: '302' })
  // No list contains a test message, and the failure of a test message delays no other message.
  expect((await admin('GET', `/api/webhook/${webhookId}/deliveries`)).body).toEqual([])
  await change()
  await expect.poll(async () => (await shown(webhookId))?.lastSentAt, WAIT).not.toBeNull()
  expect((await admin('GET', `/api/webhook/${webhookId}/deliveries`)).body).toMatchObject([
    { kind: 'OWNER', id: 1001, attempts: 1, sentAt: expect.any(String) },
  ])
  expect(
    (
      await restSignIn(stack.custodianUrl, people.service).then((service) =>
        service('POST', `/api/webhook/${webhookId}/test`, {}),
      )
    ).status,
  ).toBe(403)
  await admin('POST', `/api/webhook/${webhookId}/end`, {})
  expect((await test()).status).toBe(409)
})

it('signs webhook messages with the old and the new secret for a while after the secret is replaced', async () => {
  got.length = 0
  const { webhookId, secret: first } = await make(['OWNER'])
  await approve(webhookId)
  const roll = (body: object) => admin('POST', `/api/webhook/${webhookId}/secret`, body)
  const sent = async () => {
    got.length = 0
    await admin('POST', `/api/webhook/${webhookId}/test`, {})
    return got[0] as Message
  }
  const isValid = ({ headers, body }: Message, secret: string) => {
    try {
      return messageIn(secret, body, headers).type === 'webhook.test'
    } catch {
      return false
    }
  }
  const { webhook, secret: second } = (await roll({})).body as { webhook: Webhook; secret: string }
  expect(Date.parse(webhook.oldSecretUntil ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
  const both = await sent()
  expect([second === first, isValid(both, first), isValid(both, second)]).toEqual([false, true, true])
  const listed = JSON.stringify((await admin('GET', '/api/webhook')).body)
  expect([listed.includes(first), listed.includes(second)]).toEqual([false, false])

  // After its end, the old secret signs no messages, even while the secret is still stored.
  await stack.sql(`update webhook set old_secret_until = now() - interval '1 second' where webhook_id = $1`, [
    webhookId,
  ])
  const one = await sent()
  expect([isValid(one, first), isValid(one, second)]).toEqual([false, true])

  const { secret: third } = (await roll({ keepOldHours: 0 })).body as { secret: string }
  const last = await sent()
  expect([first, second, third].map((secret) => isValid(last, secret))).toEqual([false, false, true])
  const stored = await stack.sql('select secret_sealed, old_secret_sealed from webhook where webhook_id = $1', [
    webhookId,
  ])
  expect(stored).toEqual([{ secret_sealed: expect.any(String), old_secret_sealed: null }])
  expect((await roll({ keepOldHours: 73 })).status).toBe(400)
  const service = await restSignIn(stack.custodianUrl, people.service)
  expect((await service('POST', `/api/webhook/${webhookId}/secret`, {})).status).toBe(403)
  await admin('POST', `/api/webhook/${webhookId}/end`, {})
  expect((await roll({})).status).toBe(409)
})

it('pauses webhook deliveries in read-only mode without counting attempts', async () => {
  got.length = 0
  const { webhookId } = await make(['OWNER'])
  await approve(webhookId)
  answers.push({ status: 500 })
  await change()
  await expect.poll(async () => (await shown(webhookId))?.lastFailure, WAIT).toBe('500')
  await stack.sql(`insert into maintenance (mode, text, since) values ('READ_ONLY', 'A migration.', now())`)
  await dueNow(webhookId)
  // Waits for several cycles of the sender.
  await setTimeout(3_000)
  const waiting = await stack.sql('select attempts, sent_at from webhook_message where webhook_id = $1', [webhookId])
  expect([got.length, waiting]).toEqual([1, [{ attempts: 1, sent_at: null }]])

  await stack.sql('delete from maintenance')
  await expect.poll(() => got.length, WAIT).toBe(2)
  await admin('POST', `/api/webhook/${webhookId}/end`, {})
})

it('lets only the administrator create a webhook, never for an unlisted private address', async () => {
  const service = await restSignIn(stack.custodianUrl, people.service)
  const asked = { name: 'inside', url: 'http://10.0.0.1/hook', kinds: ['JOB'] }
  expect((await service('POST', '/api/webhook', asked)).status).toBe(403)
  const { status, body } = await admin('POST', '/api/webhook', asked)
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('private addresses')])
})
