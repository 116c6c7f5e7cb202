import { expect, test } from 'vitest'
import { totpAt } from '../../tests/authenticator.ts'
import { newTotpSecret, otpauthUri, stepOfCode } from './totp.ts'

/** The secret "12345678901234567890" of RFC 6238, appendix B, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('accepts the test code of RFC 6238 at time %s', (time, code) => {
  const now = new Date(time)
  expect(stepOfCode(SECRET, code, now)).toBe(Math.floor(now.getTime() / 30_000))
})

test('accepts TOTP codes only up to one step early or late', () => {
  const now = new Date('2026-03-10T15:00:00Z')
  const step = Math.floor(now.getTime() / 30_000)
  const found = [-2, -1, 0, 1, 2].map((drift) => stepOfCode(SECRET, totpAt(SECRET, step + drift), now))
  expect(found).toEqual([null, step - 1, step, step + 1, null])
  for (const code of ['', '12345', `${totpAt(SECRET, step)}0`, 'abcdef', '١٢٣٤٥٦'])
    expect(stepOfCode(SECRET, code, now)).toBeNull()
})

test('generates TOTP secrets of 160 random bits, with company and person in the URI', () => {
  const secrets = new Set(Array.from({ length: 50 }, newTotpSecret))
  expect(secrets.size).toBe(50)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(otpauthUri(SECRET, { company: 'IRA Portal', email: 'a+b@example.com' })).toBe(
    `otpauth://totp/IRA%20Portal:a%2Bb%40example.com?secret=${SECRET}&issuer=IRA%20Portal`,
  )
})
