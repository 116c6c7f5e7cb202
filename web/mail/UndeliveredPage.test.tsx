import { expect, test } from 'vitest'
import type { UndeliveredPageQuery } from '../__generated__/UndeliveredPageQuery.graphql.ts'
import { session } from '../core/session/session.ts'
import { pageOf } from '../testing/pageOf.ts'
import { renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './UndeliveredPage.tsx'

test('shows why an email did not arrive, and acts for its owner on a click on the address', async () => {
  signedIn({ roleId: 2, accountOwnerId: 0 })
  const mail = {
    mailId: 1,
    to: 'fay.ford@example.com',
    subject: 'Your distribution request W-2026-000010: Sent',
    createdAt: '2026-03-02T10:00:00.000Z',
    givenUpAt: '2026-03-04T10:00:00.000Z',
    attempts: 12,
    reason: 'EENVELOPE',
    accountOwnerId: 1006,
  }
  const { page, user } = renderScreen<UndeliveredPageQuery>({
    Page,
    query,
    variables: { first: 10, after: null, last: null, before: null, sort: 'GIVEN_UP_DESC' },
    data: { UndeliveredMailConnection: () => pageOf([mail]) },
  })
  const row = page.getByText(mail.subject).closest('tr')
  expect(row?.textContent).toMatch(/fay\.ford@example\.com.*03\/02\/2026.*03\/04\/2026.*12EENVELOPE$/)
  await user.click(page.getByRole('link', { name: mail.to }))
  expect(session.getState().accountOwnerId).toBe(1006)
  expect(await page.findByText('Account Owner set to 1006')).toBeTruthy()
})
