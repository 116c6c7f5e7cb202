import { expect, test } from 'vitest'
import { readCredentialCommand } from './command.ts'

const read = (words: string) => readCredentialCommand(words.split(' '))

test('parses the credential command into the request to the custodian', () => {
  expect(read('list')).toEqual({ path: '/credential/command/list', body: {} })
  expect(read('revoke 2001')).toEqual({ path: '/credential/command/revoke', body: { credentialId: 2001 } })
  expect(
    read('create nightly --scope plans:read --scope notes:write --days 90 --plan 7 --from 10.1.0.0/16 --per-minute 60'),
  ).toEqual({
    path: '/credential/command',
    body: {
      name: 'nightly',
      scopes: ['plans:read', 'notes:write'],
      days: 90,
      planId: 7,
      addresses: ['10.1.0.0/16'],
      requestsPerMinute: 60,
    },
  })
})

test.each([
  ['create x --scope plans:read', 'Give --days <1 to 366>: after that many days it ends.'],
  ['create x --days 30', 'Give --scope <scope> at least once.'],
])('names the missing option of the credential command "%s"', (words, missing) => {
  expect(read(words)).toEqual({ missing })
})

test.each([
  '',
  'list all',
  'revoke',
  'revoke x',
  'revoke 0',
  'create',
  'create x --days',
  'create x --days ten',
  'create x --days 1 --days 2',
  'create x --forever 1',
])('refuses the credential command "%s"', (words) => {
  expect(read(words)).toBeNull()
})
