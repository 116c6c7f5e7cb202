import { expect, test } from 'vitest'
import { newCredentialToken, readCredentialToken } from './credentialToken.ts'

test('recognizes a credential token by its prefix and checksum', () => {
  const { token, publicPart } = newCredentialToken()
  expect(token).toMatch(/^irap_[0-9A-Za-z]{57}$/)
  expect(token.slice(5, 13)).toBe(publicPart)
  expect(readCredentialToken(token)).toBe(publicPart)
})

test('refuses a credential token with one wrong character in any position', () => {
  const { token } = newCredentialToken()
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'x' ? 'y' : 'x'
    expect(readCredentialToken(`${token.slice(0, at)}${other}${token.slice(at + 1)}`)).toBeNull()
  }
  for (const spoilt of ['', 'irap_', token.slice(0, -1), `${token}a`, ` ${token}`, `${token}\n`, token.toLowerCase()])
    expect(readCredentialToken(spoilt)).toBeNull()
})

test('reads a credential token with the checksum that is documented for secret scanners', () => {
  expect(readCredentialToken(`irap_${'A'.repeat(51)}1hv9FU`)).toBe('AAAAAAAA')
})

test('creates a different credential token each time', () => {
  const tokens = Array.from({ length: 1_000 }, () => newCredentialToken().token)
  expect(new Set(tokens).size).toBe(1_000)
})
