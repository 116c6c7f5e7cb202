import { beforeEach, expect, test } from 'vitest'
import type { EvidencePageQuery } from '../__generated__/EvidencePageQuery.graphql.ts'
import { formatDate } from '../kit/ui/format.ts'
import { today } from '../kit/ui/typedDate.ts'
import { pageOf } from '../testing/pageOf.ts'
import { renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './EvidencePage.tsx'
import { notOpened } from './openedEvidence.ts'

beforeEach(() => signedIn({ roleId: 4, accountOwnerId: 0 }))

const finding = { title: 'SSN mismatch', rule: 'A rule', datum: '***-**-0007', comparedWith: null }

test.each([
  ['names the source and the day of the data beside findings', [finding], true],
  ['names no source before the first identity check', [], false],
])('the evidence of an account %s', async (_, findings, isNamed) => {
  const row = { accountId: 510, accountOwnerId: 1007, firstName: 'Gus', lastName: 'Gray', findings }
  const { page } = renderScreen<EvidencePageQuery>({
    Page,
    query,
    variables: { accountId: 510 },
    data: {
      CompliancePendingRowConnection: () => pageOf([row]),
      ComplianceDecisionConnection: () => pageOf([]),
    },
  })
  expect(await page.findByText('Nobody has decided about this account before.')).toBeTruthy()
  const source = `Findings of the identity check, with the owner’s data on file on ${formatDate(today())}.`
  expect(page.queryByText(source) !== null).toBe(isNamed)
  expect([...notOpened([510, 511])]).toEqual([511])
})
