import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailContext } from '../services.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { deliverDue } from './delivery.ts'
import { enqueueMail } from './outbox.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const enqueue = (code: string) =>
  server.services.db
    .transaction()
    .execute((tx) =>
      enqueueMail(tx, mailContext(server.services, server.clock.now()), 'verification-code', 'a@example.com', { code }),
    )
type Letter = { to: string; subject: string; text: string; html: string }
function mailbox(fails = 0) {
  const letters: Letter[] = []
  let left = fails
  return {
    letters,
    sendMail: async (letter: Letter) => {
      left -= 1
      if (left >= 0) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
      letters.push(letter)
    },
  }
}
const deliver = (box: ReturnType<typeof mailbox>) =>
  deliverDue(server.services, box as unknown as Parameters<typeof deliverDue>[1])

describe('the outbox', () => {
  test('is part of the transaction that writes to it', async () => {
    const failing = server.services.db.transaction().execute(async (tx) => {
      await enqueueMail(tx, mailContext(server.services, server.clock.now()), 'verification-code', 'a@example.com', {
        code: '1',
      })
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect(await deliver(mailbox())).toBe(0)
  })

  test('is sent once, as text and as escaped HTML', async () => {
    await enqueue('<b>1</b>')
    const box = mailbox()
    expect([await deliver(box), await deliver(box)]).toEqual([1, 0])
    expect(box.letters).toMatchObject([{ to: 'a@example.com', subject: 'Your verification code' }])
    expect(box.letters[0]?.text).toContain('<b>1</b>')
    expect(box.letters[0]?.html).not.toContain('<b>1</b>')
  })

  test('keeps no link or code of a letter that was sent', async () => {
    await enqueue('secret-code')
    await deliver(mailbox())
    const rows = await server.services.db.selectFrom('mail_outbox').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('secret-code')
  })

  test('is sent by one of two that come at once', async () => {
    await Promise.all(['3', '4', '5'].map(enqueue))
    const boxes = [mailbox(), mailbox()] as const
    await Promise.all(boxes.map(deliver))
    expect(boxes.flatMap(({ letters }) => letters)).toHaveLength(3)
  })

  test('is tried again later and later when the server refuses', async () => {
    await enqueue('2')
    const box = mailbox(1)
    expect(await deliver(box)).toBe(0)
    server.clock.forward(30_000)
    expect(await deliver(box)).toBe(0)
    server.clock.forward(30_001)
    expect(await deliver(box)).toBe(1)
  })

  test('is shown in the development mailbox, and not in production', async () => {
    const [newest] = (await server.call('GET', '/api/dev/mail')).body as unknown[]
    expect(newest).toMatchObject({ kind: 'verification-code', to: 'a@example.com' })
    const production = await startTestServer({ config: { production: true } })
    expect((await production.call('GET', '/api/dev/mail')).status).toBe(404)
    await production.close()
  })
})
