import { expect, test } from 'vitest'
import { areasIn, whyWrong } from './subjects.ts'

const areas = areasIn(['web', 'custodian', 'custodian/ledger', 'custodian/platform', 'custodian/platform/http'])

test('derives areas from the folders of parts and domains', () => {
  expect([...areas].toSorted()).toEqual(['custodian', 'ledger', 'platform', 'web'])
})

test.each([
  ['ledger: refuse an unbalanced transaction', null],
  ['web: focus the first wrong field', null],
  ['platform: address a missing index', null],
  ['refuse an unbalanced transaction', 'not of the form "area: what it does"'],
  ['books: refuse an unbalanced transaction', '"books" is no folder of a part or domain'],
  ['http: refuse a large body', '"http" is no folder of a part or domain'],
  ['ledger: Refuse an unbalanced transaction', 'does not begin with a verb in lower case'],
  ['ledger: refused an unbalanced transaction', '"refused" is no imperative'],
  ['ledger: refuses an unbalanced transaction', '"refuses" is no imperative'],
  ['ledger: refusing an unbalanced transaction', '"refusing" is no imperative'],
  [`ledger: ${'x'.repeat(65)}`, 'longer than 72 characters'],
])('checks the commit subject "%s": %s', (subject, wrong) => {
  expect(whyWrong(subject, areas)).toBe(wrong)
})
