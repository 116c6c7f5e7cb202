import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing.ts'
import { seedOwner } from '../testing.people.ts'
import { deliverAllDue, deliverDue } from './delivery.ts'
import { enqueueMail, enqueueMails, mailContext, sealPlainLetters } from './outbox.ts'
import { templates } from './templates.ts'

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
const logged: unknown[] = []
const log = { error: (...what: unknown[]) => void logged.push(what) }
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
  deliverDue(server.services, box as unknown as Parameters<typeof deliverDue>[1], log)

describe('the email outbox', () => {
  test('enqueues no email when its transaction rolls back', async () => {
    const failing = server.services.db.transaction().execute(async (tx) => {
      await enqueueMail(tx, mailContext(server.services, server.clock.now()), 'verification-code', 'a@example.com', {
        code: '1',
      })
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect(await deliver(mailbox())).toBe(0)
  })

  test('sends an email once, as text and as escaped HTML', async () => {
    await enqueue('<b>1</b>')
    const box = mailbox()
    expect([await deliver(box), await deliver(box)]).toEqual([1, 0])
    expect(box.letters).toMatchObject([{ to: 'a@example.com', subject: 'Your verification code' }])
    expect(box.letters[0]?.text).toContain('<b>1</b>')
    expect(box.letters[0]?.html).not.toContain('<b>1</b>')
    for (const body of [box.letters[0]?.text, box.letters[0]?.html])
      expect(body).toMatch(/^(?:<!doctype[^]*)?(?:<p>)?Hello,[^]*\(800\) 555-0100/)
  })

  test('shows an emailed code in a box, and names the sender and the reason of the email', async () => {
    await enqueue('123456')
    const box = mailbox()
    await deliver(box)
    expect(box.letters[0]?.html).toContain('<span class="code">123456</span>')
    for (const body of [box.letters[0]?.text, box.letters[0]?.html]) expect(body?.match(/123456/g)).toHaveLength(1)
    for (const body of [box.letters[0]?.text, box.letters[0]?.html]) {
      expect(body).toMatch(/Help: (?:<a href=")?http[^ ]+\/faq\//)
      expect(body).toContain('You get this email because')
    }
  })

  test('greets an owner and an employee by name in emails, and an unknown address without a name', async () => {
    const { person_id } = await server.services.db
      .insertInto('person')
      .values({ name: 'Sam Service' })
      .returning('person_id')
      .executeTakeFirstOrThrow()
    await server.services.db
      .insertInto('portal_user')
      .values({ email: 'sam@example.com', role_id: 2, person_id })
      .execute()
    const ownerId = await seedOwner(server.services, { first_name: 'Ann', last_name: 'Archer' })
    await server.services.db.transaction().execute(async (tx) => {
      const context = mailContext(server.services, server.clock.now())
      for (const to of [{ email: 'former@example.com', ownerId }, 'sam@example.com', 'nobody@example.com'])
        await enqueueMail(tx, context, 'verification-code', to, { code: '1' })
    })
    const box = mailbox()
    await deliver(box)
    const greetings = box.letters.map(({ text }) => text.split('\n')[0])
    expect(greetings).toEqual(['Hello Ann,', 'Hello Sam Service,', 'Hello,'])
  })

  test('deletes links and codes after an email is sent', async () => {
    await enqueue('secret-code')
    await deliver(mailbox())
    const rows = await server.services.db.selectFrom('mail_outbox').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('secret-code')
  })

  test('encrypts the body of an unsent email for its recipient', async () => {
    await enqueue('secret-code')
    const { rows } = await server.services.database.executeSql(
      'select mail_outbox::text as row from mail_outbox where sent_at is null',
    )
    expect(JSON.stringify(rows)).not.toContain('secret-code')
    const [newest] = (await server.call('GET', '/api/dev/mail')).body as { bodyText: string }[]
    expect(newest?.bodyText).toContain('secret-code')

    const box = mailbox()
    await server.services.database.executeSql(
      `update mail_outbox set to_address = 'thief@example.com' where sent_at is null`,
    )
    expect([await deliver(box), box.letters]).toEqual([0, []])
    await server.services.database.executeSql(
      `update mail_outbox set to_address = 'a@example.com' where sent_at is null`,
    )
    server.clock.forward(60_001)
    await deliver(box)
    expect(box.letters[0]?.text).toContain('secret-code')
    const left = await server.services.db.selectFrom('mail_outbox').select('body_sealed').execute()
    expect(left.filter(({ body_sealed }) => body_sealed !== null)).toEqual([])
  })

  test('encrypts and sends emails that an earlier version stored unencrypted', async () => {
    const { db, pii } = server.services
    const at = server.clock.now()
    const plain = {
      kind: 'password-reset',
      to_address: 'b@example.com',
      subject: 's',
      created_at: at,
      next_attempt_at: at,
    }
    await db
      .insertInto('mail_outbox')
      .values({ ...plain, body_text: 'open-link', body_html: '<p>open-link</p>' })
      .execute()
    expect([await sealPlainLetters(db, pii), await sealPlainLetters(db, pii)]).toEqual([1, 0])
    const { rows } = await server.services.database.executeSql('select mail_outbox::text as row from mail_outbox')
    expect(JSON.stringify(rows)).not.toContain('open-link')
    const box = mailbox()
    await deliver(box)
    expect(box.letters).toMatchObject([{ to: 'b@example.com', text: 'open-link', html: '<p>open-link</p>' }])
  })

  test.each([
    ['sends all due emails in one round', { fails: 0, stopsAfter: Infinity }, 45],
    ['waits for the next round after a failure', { fails: 1, stopsAfter: Infinity }, 19],
    ['stops between two batches', { fails: 0, stopsAfter: 20 }, 20],
  ])('%s', async (_, { fails, stopsAfter }, sent) => {
    await server.services.db.deleteFrom('mail_outbox').execute()
    const context = mailContext(server.services, server.clock.now())
    const notices = Array.from({ length: 45 }, (_each, index) => ({ to: `owner${index}@example.com`, vars: undefined }))
    await server.services.db.transaction().execute((tx) => enqueueMails(tx, context, 'statement-ready', notices))
    const box = mailbox(fails)
    const transport = box as unknown as Parameters<typeof deliverDue>[1]
    await deliverAllDue(server.services, transport, log, () => box.letters.length >= stopsAfter)
    expect(box.letters).toHaveLength(sent)
    await server.services.db.deleteFrom('mail_outbox').execute()
  })

  test.each([
    ['verification-code', { code: '9' }],
    ['signing-code', { code: '9', number: '1', requestId: 1 }],
    ['password-reset', { token: '9' }],
    ['distribution-form', { envelopeId: 'e', requestId: 1, number: '1', code: '9' }],
    ['custodial-agreement', { envelopeId: 'e' }],
  ] as const)('sends %s before the notices of a whole quarter', async (template, vars) => {
    const context = mailContext(server.services, server.clock.now())
    await server.services.db.transaction().execute(async (tx) => {
      await enqueueMails(
        tx,
        context,
        'statement-ready',
        Array.from({ length: 25 }, (_, index) => ({ to: `owner${index}@example.com`, vars: undefined })),
      )
      await enqueueMail(tx, context, 'password-changed', 'a@example.com', undefined)
      await enqueueMail(tx, context, template, 'a@example.com', vars)
    })
    const box = mailbox()
    expect(await deliver(box)).toBe(20)
    const { subject } = templates[template](context, vars as never)
    expect(box.letters.slice(0, 3).map((letter) => letter.subject)).toEqual([
      subject,
      'Your password was changed',
      'Your account statement is ready',
    ])
    await deliver(box)
    expect(box.letters).toHaveLength(27)
  })

  test('sends an email once, even when two workers run at the same time', async () => {
    await Promise.all(['3', '4', '5'].map(enqueue))
    const boxes = [mailbox(), mailbox()] as const
    await Promise.all(boxes.map(deliver))
    expect(boxes.flatMap(({ letters }) => letters)).toHaveLength(3)
  })

  test('sends an email once, even when the emails before it took longer than a lease', async () => {
    await Promise.all(['6', '7', '8'].map(enqueue))
    const [slow, other] = [mailbox(), mailbox()]
    const sendMail = async (letter: Letter) => {
      server.clock.forward(50_000)
      // The last email was leased 100 seconds after the first. Another custodian polls while it is sent.
      if (slow.letters.length === 2) await deliver(other)
      await slow.sendMail(letter)
    }
    await deliver({ ...slow, sendMail })
    expect([slow.letters.length, other.letters]).toEqual([3, []])
  })

  test('retries a refused email with increasing delays', async () => {
    await enqueue('2')
    const box = mailbox(1)
    expect(await deliver(box)).toBe(0)
    server.clock.forward(30_000)
    expect(await deliver(box)).toBe(0)
    server.clock.forward(30_001)
    expect(await deliver(box)).toBe(1)
  })

  test('serves the development mailbox outside production only', async () => {
    const [newest] = (await server.call('GET', '/api/dev/mail')).body as unknown[]
    expect(newest).toMatchObject({ kind: 'verification-code', to: 'a@example.com' })
    const production = await startTestServer({ config: { production: true } })
    expect((await production.call('GET', '/api/dev/mail')).status).toBe(404)
    await production.close()
  })

  test('abandons an email after twelve tries, and does not log its recipient', async () => {
    await enqueue('never')
    const box = mailbox(Infinity)
    for (let tries = 0; tries < 14; tries += 1) {
      await deliver(box)
      server.clock.forward(3_600_001)
    }
    const { rows } = await server.services.database.executeSql(
      'select attempts, given_up_at is not null as given_up, sent_at from mail_outbox order by mail_id desc limit 1',
    )
    expect(rows).toEqual([{ attempts: 12, given_up: true, sent_at: null }])
    expect(logged).toEqual([
      [{ mailId: expect.any(Number), kind: 'verification-code', failure: 'ECONNREFUSED' }, 'mail given up'],
    ])
    expect(await deliver(mailbox())).toBe(0)
  })

  test('abandons an email whose process died during the last try', async () => {
    await enqueue('dead')
    await server.services.database.executeSql(
      'update mail_outbox set attempts = 12 where sent_at is null and given_up_at is null',
    )
    server.clock.forward(1)
    await deliver(mailbox())
    expect(logged).toHaveLength(2)
  })

  test('declares dark mode in HTML emails', async () => {
    await server.services.db.transaction().execute((tx) =>
      enqueueMail(tx, mailContext(server.services, server.clock.now()), 'details-changed', 'a@example.com', {
        what: 'phone number',
        before: null,
        after: '•••-•••-0100',
      }),
    )
    const box = mailbox()
    await deliver(box)
    expect(box.letters[0]?.html).toContain('<meta name="color-scheme" content="light dark">')
    expect(box.letters[0]?.html).toContain('prefers-color-scheme:dark')
    expect(box.letters[0]?.html).toContain('Before: none<br>Now: ')
    // An email loads no content from a server, so the sender does not learn that it was read.
    expect(box.letters[0]?.html).not.toMatch(/src=|url\(|<link/)
  })
})
