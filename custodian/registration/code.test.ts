import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pdf } from '../documents/testing.files.ts'
import { CLOSED_LOG_IN } from '../owners/death.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { cyd, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { checkCode } from './verify.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterEach(() => server.close())

const post = (path: string, body: object) => server.call('POST', `/api${path}`, { body })
const textOf = async (kind: string) => (await lettersOf(server.services, kind)).at(-1)?.body_text ?? ''
const codeOf = async () => /code is:\n\n(\d{6})\n/.exec(await textOf('verification-code'))?.[1] ?? ''
const email = 'cyd@example.com'

async function started(): Promise<string> {
  const { social, firstName, lastName, dateOfBirth: dob } = cyd
  const { body } = await post('/register', { social, firstName, lastName, dob })
  return (body as { uniqueId: string }).uniqueId
}
async function mailed(): Promise<string> {
  const uniqueId = await started()
  expect(await post('/register/email', { email, uniqueId })).toMatchObject({ status: 200 })
  return uniqueId
}
async function verified(): Promise<string> {
  const uniqueId = await mailed()
  expect(await post('/register/verify', { uniqueId, verificationCode: await codeOf() })).toMatchObject({ status: 204 })
  return uniqueId
}

async function reportDeath(): Promise<void> {
  const token = await server.tokenOf(customerService)
  const file = { fileName: 'c.pdf', contentType: 'application/pdf', fileContent: pdf.toString('base64') }
  const sent = await server.call('POST', '/api/attachment/admin/upload/', {
    token,
    body: { ...file, accountOwnerId: cyd.ownerId },
  })
  const { guid } = sent.body as { guid: string }
  const body = { diedOn: '2026-03-08', certificateGuid: guid, isDeathCertificate: true }
  const reported = await server.call('POST', `/api/death/admin/${cyd.ownerId}`, { token, body })
  expect(reported).toMatchObject({ status: 200, body: { state: 'REPORTED' } })
}

const mails = async () => (await lettersOf(server.services)).filter(({ to_address: to }) => to === email).length

describe('a registration that began before the death of its owner was reported', () => {
  test.each([
    ['the email address', started, (uniqueId: string) => post('/register/email', { email, uniqueId })],
    [
      'the right code',
      mailed,
      async (uniqueId: string) => post('/register/verify', { uniqueId, verificationCode: await codeOf() }),
    ],
    ['a new code', mailed, (uniqueId: string) => post('/register/resend', { uniqueId })],
    ['a new link to the agreement', verified, (uniqueId: string) => post('/register/resend', { uniqueId })],
  ])('answers %s like an unknown registration, and emails nothing', async (_, before, step) => {
    const uniqueId = await before()
    await reportDeath()
    const sent = await mails()
    expect(await step(uniqueId)).toMatchObject({ status: 404, body: { message: 'Not found' } })
    expect(await mails()).toBe(sent)
  })

  test('refuses the signature of the agreement without naming the death', async () => {
    await verified()
    await reportDeath()
    const link = /http:\/\/portal.test\/\w+\/(\S+)/.exec(await textOf('custodial-agreement'))?.[1] ?? ''
    expect(await post(`/signature/${link}`, { signerName: 'Cyd Clark', consent: true })).toMatchObject({
      status: 409,
      body: CLOSED_LOG_IN,
    })
  })

  test('refuses the right code if the death is reported while the code is checked', async () => {
    const uniqueId = await mailed()
    const { services } = server
    const call: CallContext = {
      principal: null,
      now: server.clock.now(),
      today: services.dateOf(server.clock.now()),
      requestId: 'test',
      ip: '127.0.0.1',
      userAgent: null,
      isTool: false,
      isByGateway: false,
      db: services.db,
      async write(work) {
        await reportDeath()
        return services.db
          .transaction()
          .execute((tx) => work(writeContextIn(tx, services, { requestId: 'test', now: server.clock.now() })))
      },
    }
    await expect(checkCode(services, call, { uniqueId, code: await codeOf() })).rejects.toMatchObject({ status: 404 })
    expect(await lettersOf(services, 'custodial-agreement')).toEqual([])
  })
})
