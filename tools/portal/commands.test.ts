import { expect, test } from 'vitest'
import { readCommand } from './commands.ts'

test.each([
  ['owners find --last-name archer', { operation: 'FindOwners', variables: { filter: { lastName: 'archer' } } }],
  ['requests list --status open --csv', { operation: 'ListWithdrawals', variables: { list: 'PENDING' }, csv: true }],
  ['requests list --kind rollover --limit 7', { operation: 'ListRollovers', limit: 7 }],
  ['events follow --after 12', { kind: 'follow', after: '12' }],
])('parses the command "%s"', (words, expected) => {
  expect(readCommand(words.split(' '))).toMatchObject(expected)
})

test.each([
  ['', 'Which command?'],
  ['owners drop', 'There is no command "owners drop".'],
  ['owners find', 'at least one field'],
  ['owners find --ssn 1', "Unknown option '--ssn'"],
  ['requests list --status paid', '--status is one of open, signature'],
  ['requests list --limit -1', '--limit'],
  ['events follow --after now', '--after is "latest" or a position'],
])('refuses the command "%s" with a message', (words, message) => {
  expect(() => readCommand(words.split(' ').filter(Boolean))).toThrow(message)
})
