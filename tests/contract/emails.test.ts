import { expect, test } from 'vitest'
import { emailAddress, isEmailAddress } from '../../contract/emailAddress.ts'
import { emailOf } from '../../contract/typedNumbers.ts'
import { readParticipants } from '../../custodian/planUploads/columns.ts'

const header = 'SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType,Email'.split(',')
const cells = '012340001,Mia,Moore,04/11/1975,12 Elm St,Boston,MA,02108,100,Roth'.split(',')
const inPlanFile = (email: string) =>
  readParticipants({ header, headerLine: 1, rows: [{ line: 2, cells: [...cells, email] }] }, '2026-03-10')

test.each([
  ['plain', 'mia.moore@example.com', 'mia.moore@example.com'],
  ['with a tag (gmail)', 'mia+ira@example.com', 'mia+ira@example.com'],
  ['of a long new domain', 'mia@bank.photography', 'mia@bank.photography'],
  ['of an international domain in ASCII (RFC 5891)', 'mia@xn--mnchen-3ya.de', 'mia@xn--mnchen-3ya.de'],
  ['with a blank behind it (autocomplete of phones)', 'mia@example.com ', 'mia@example.com'],
  ['with a non-breaking blank (web pages)', '\u00a0mia@example.com', 'mia@example.com'],
  ['with a zero-width blank (Slack)', 'mia@example.com\u200b', 'mia@example.com'],
  ['behind a byte order mark (CSV)', '\ufeffmia@example.com', 'mia@example.com'],
  ['between marks of direction (contacts)', '\u202amia@example.com\u202c', 'mia@example.com'],
  ['with a soft hyphen (PDF copies)', 'mia@exam\u00adple.com', 'mia@example.com'],
  ['of a copied link', 'mailto:mia@example.com', 'mia@example.com'],
  ['in wide letters (input methods)', 'ｍｉａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'mia@example.com'],
])('accepts an email address (%s) in calls, plan files and screens', (_kind, typed, kept) => {
  expect(emailAddress.parse(typed)).toBe(kept)
  expect(emailOf(typed)).toBe(kept)
  expect(inPlanFile(typed).participants).toMatchObject([{ email: kept }])
})

test.each([
  ['a mailbox with an accent (RFC 6531)', 'josé@example.com'],
  ['a domain with an accent', 'mia@münchen.de'],
  ['a Cyrillic letter that looks like one of ASCII', 'miа@example.com'],
  ['no domain', 'mia@'],
  ['a domain without a dot', 'mia@example'],
  ['two at signs', 'mia@@example.com'],
  ['two dots', 'mia..moore@example.com'],
  ['a name in front of it', 'Mia Moore <mia@example.com>'],
  ['two addresses', 'mia@example.com, max@example.com'],
  ['more than 254 characters', `${'m'.repeat(60)}@${'a.'.repeat(100)}com`],
  ['a blank within', 'mia moore@example.com'],
])('refuses %s as an email address in calls and plan files', (_kind, typed) => {
  expect(isEmailAddress(typed)).toBe(false)
  expect(emailAddress.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['Invalid email'])
  const { participants, findings } = inPlanFile(typed)
  expect(participants).toEqual([])
  expect(findings).toMatchObject([{ line: 2, column: 'Email' }])
})
