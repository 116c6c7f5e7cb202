import { expect, test } from 'vitest'
import { newCredentialToken, readCredentialToken } from './credentialToken.ts'

test('a credential is known by its beginning, and by its checksum to be one', () => {
  const { token, publicPart } = newCredentialToken()
  expect(token).toMatch(/^irap_[0-9A-Za-z]{57}$/)
  expect(token.slice(5, 13)).toBe(publicPart)
  expect(readCredentialToken(token)).toBe(publicPart)
})

test('one wrong character, wherever it stands, makes it none', () => {
  const { token } = newCredentialToken()
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'x' ? 'y' : 'x'
    expect(readCredentialToken(`${token.slice(0, at)}${other}${token.slice(at + 1)}`)).toBeNull()
  }
  for (const spoilt of ['', 'irap_', token.slice(0, -1), `${token}a`, ` ${token}`, `${token}\n`, token.toLowerCase()])
    expect(readCredentialToken(spoilt)).toBeNull()
})

test('the checksum is the one that is documented, so that a scanner can compare it', () => {
  expect(readCredentialToken(`irap_${'A'.repeat(51)}1hv9FU`)).toBe('AAAAAAAA')
})

test('no two are alike', () => {
  const tokens = Array.from({ length: 1_000 }, () => newCredentialToken().token)
  expect(new Set(tokens).size).toBe(1_000)
})
