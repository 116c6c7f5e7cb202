import { beforeEach, expect, test } from 'vitest'
import type { EvidencePageQuery } from '../__generated__/EvidencePageQuery.graphql.ts'
import { formatDate, formatDateTime } from '../kit/ui/format.ts'
import { today } from '../kit/ui/typedDate.ts'
import { pageOf } from '../testing/pageOf.ts'
import { renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './EvidencePage.tsx'
import { notOpened } from './openedEvidence.ts'

beforeEach(() => signedIn({ roleId: 4, accountOwnerId: 0 }))

const finding = { title: 'SSN mismatch', rule: 'A rule', datum: '***-**-0007', comparedWith: null }

const checkedAt = '2026-03-09T21:30:00.000Z'
const onFile = `Findings, shown with the owner’s data on file on ${formatDate(today())}.`

test.each([
  [
    'names the time of the last identity check',
    [finding],
    checkedAt,
    `${onFile} Last identity check: ${formatDateTime(checkedAt)}.`,
    '',
  ],
  ['names no check if the findings come from a plan file and none has run', [finding], null, onFile, ''],
  ['names no source before the first identity check', [], null, null, 'The identity check has not run yet.'],
  [
    'says why an account without findings waits',
    [],
    checkedAt,
    null,
    'The identity check found nothing. The account waits because staff returned it to review.',
  ],
])('the evidence of an account %s', async (_, findings, identityCheckedAt, source, empty) => {
  const row = { accountId: 510, accountOwnerId: 1007, firstName: 'Gus', lastName: 'Gray', findings, identityCheckedAt }
  const { page } = renderScreen<EvidencePageQuery>({
    Page,
    query,
    variables: { accountId: 510 },
    data: {
      CompliancePendingRowConnection: () => pageOf([row]),
      ComplianceDecisionConnection: () => pageOf([]),
      RetirementAccount: () => ({ planAccountNumber: '100010' }),
    },
  })
  expect(await page.findByText('Nobody has decided about this account before.')).toBeTruthy()
  expect(page.getByText('Account Number').nextElementSibling?.textContent).toBe('100010')
  const shown = page.queryByText(/^Findings, shown with/)?.textContent ?? null
  expect(shown).toBe(source)
  expect(page.queryByText(/^The identity check /)?.textContent ?? '').toBe(empty)
  expect([...notOpened([510, 511])]).toEqual([511])
})

test('the evidence of a decided account shows the owner and the latest decision', async () => {
  const { page } = renderScreen<EvidencePageQuery>({
    Page,
    query,
    variables: { accountId: 511 },
    data: {
      CompliancePendingRowConnection: () => pageOf([]),
      AccountOwner: () => ({
        accountOwnerId: 1008,
        firstName: 'Hal',
        lastName: 'Hart',
        social: { social: '***-**-0008' },
        dateOfBirth: '1961-03-04',
        email: 'hal.hart@example.com',
      }),
      RetirementAccount: () => ({ planAccountNumber: '100011' }),
      ComplianceDecisionConnection: () =>
        pageOf([
          {
            accountId: 511,
            accountOwnerId: 1008,
            firstName: 'Hal',
            lastName: 'Hart',
            decision: 'APPROVED',
            decidedAt: '2026-11-30T17:00:00.000Z',
            reason: null,
            findings: [],
          },
        ]),
    },
  })
  expect(await page.findByText('Hal Hart, account 511: Approved 11/30/2026')).toBeTruthy()
  for (const name of ['Hal Hart', 'Decisions']) expect(page.getByRole('heading', { name })).toBeTruthy()
  for (const text of ['100011', '***-**-0008', '03/04/1961', 'hal.hart@example.com', 'None given'])
    expect(page.getByText(text)).toBeTruthy()
  expect(page.getByRole('link', { name: 'Home of this owner' })).toBeTruthy()
})
