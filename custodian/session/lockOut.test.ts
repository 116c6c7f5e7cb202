import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { KNOWN_DEVICE_DAYS } from '../../contract/session.ts'
import { startTestServer, type TestServer } from '../testing.ts'

// Tests that wrong passwords from other places do not lock a person out.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.executeSql('delete from throttle')
  await server.services.database.executeSql('delete from session')
})

const ANN = 'ann.archer@example.com'
const BEN = 'ben.brook@example.com'
const HOME = '203.0.113.7'
const ELSEWHERE = '198.51.100.20'
const RIGHT = 'Passw0rd!'

type Try = { email?: string; password?: string; from?: string; devices?: string; headers?: Record<string, string> }
const signIn = ({ email = ANN, password = RIGHT, from = HOME, devices, headers = {} }: Try) =>
  server.call('POST', '/api/authenticate', {
    body: { username: email, password, devices },
    headers: { 'x-client-ip': from, ...headers },
  })
const devicesOf = async (asked: Try) => ((await signIn(asked)).body as { devices: string }).devices
const fail = async (times: number, asked: Try) => {
  for (let n = 0; n < times; n += 1) await signIn({ password: 'wrong-password', ...asked })
}
const DAY = 24 * 60 * 60_000

describe('sign-in after wrong passwords from elsewhere', () => {
  test.each<
    [who: string, from: string, brings: 'own' | 'of another' | 'changed' | 'expired' | 'nothing', status: number]
  >([
    ['a known device in any network', '192.0.2.99', 'own', 200],
    ['a known device in the network of the failures', ELSEWHERE, 'own', 200],
    ['a new device in the network of an earlier sign-in', HOME, 'nothing', 200],
    ['a new device in a new network', '192.0.2.99', 'nothing', 429],
    ['the device of another person', '192.0.2.99', 'of another', 429],
    ['a device whose proof was changed', '192.0.2.99', 'changed', 429],
    ['a device not used for a long time', '192.0.2.99', 'expired', 429],
  ])('decides a sign-in by %s after 40 wrong passwords from another network', async (_who, from, brings, status) => {
    const own = await devicesOf({})
    const brought = {
      own,
      'of another': await devicesOf({ email: BEN }),
      changed: `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`,
      expired: own,
      nothing: undefined,
    }[brings]
    if (brings === 'expired') server.clock.forward((KNOWN_DEVICE_DAYS + 1) * DAY)
    await fail(40, { from: ELSEWHERE })
    expect((await signIn({ from, ...(brought ? { devices: brought } : {}) })).status).toBe(status)
  })
})

describe('the separate limits of devices and networks', () => {
  test.each<[what: string, tries: (devices: string) => Try]>([
    ['with a stolen device', (devices) => ({ from: ELSEWHERE, devices })],
    ['from the network of the person', () => ({ from: HOME })],
  ])('limits password guesses %s to five', async (_what, tries) => {
    const asked = tries(await devicesOf({}))
    await fail(5, asked)
    const sixth = await signIn(asked)
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '60'])
  })

  test('keeps the lock-out for other devices after a sign-in from a known device', async () => {
    const devices = await devicesOf({})
    await fail(5, { from: ELSEWHERE })
    expect((await signIn({ devices })).status).toBe(200)
    expect((await signIn({ from: ELSEWHERE, password: 'wrong-password' })).status).toBe(429)
  })
})

test('remembers the last four people of a browser, and no people of an API client', async () => {
  let devices = ''
  const people = [ANN, BEN, 'cara.cole@example.com', 'joy.jones@example.com', 'service@example.com']
  for (const email of people) devices = await devicesOf({ email, ...(devices ? { devices } : {}) })
  expect(devices.split('~')).toHaveLength(4)
  await fail(6, { email: BEN, from: ELSEWHERE })
  await fail(6, { email: ANN, from: ELSEWHERE })
  const after = (email: string) => signIn({ email, from: '192.0.2.99', devices })
  expect([(await after(BEN)).status, (await after(ANN)).status]).toEqual([200, 429])
  const program = await signIn({ email: 'service@example.com', headers: { 'x-client': 'api' } })
  expect(program.body).toMatchObject({ devices: null })
})
