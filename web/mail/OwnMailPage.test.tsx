import { expect, test } from 'vitest'
import type { OwnMailPageQuery } from '../__generated__/OwnMailPageQuery.graphql.ts'
import { pageOf } from '../testing/pageOf.ts'
import { renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './OwnMailPage.tsx'

const written = '2026-03-02T10:00:00.000Z'

test.each([
  ['statement-ready', null, written, false, /Sent 03\/02\/2026/, ['Documents', '/document']],
  ['request-status', 7, null, false, /Not sent yet/, ['Your request', '/requests/7/']],
  ['details-changed', 7, null, false, /Not sent yet/, ['Your request', '/requests/7/']],
  ['request-status', null, null, false, /Not sent yet/, ['Your requests', '/home']],
  ['password-changed', null, null, true, /Could not be delivered/, ['Password and devices', '/password']],
  ['second-factor-warning', null, null, false, /Not sent yet/, ['Password and devices', '/password']],
  ['document-infected', null, written, false, /Sent 03\/02\/2026/, ['Secure Upload', '/upload']],
  ['verification-code', null, written, false, /Sent 03\/02\/2026/, null],
])(
  'shows the status of an email of kind %s, and the link to its screen',
  async (kind, requestId, sentAt, isUndelivered, status, link) => {
    signedIn({})
    const { page } = renderScreen<OwnMailPageQuery>({
      Page,
      query,
      variables: { first: 10, after: null, last: null, before: null, sort: 'CREATED_DESC' },
      data: {
        OwnMailConnection: () =>
          pageOf([{ mailId: 1, kind, subject: 'The subject', requestId, createdAt: written, sentAt, isUndelivered }]),
      },
    })
    expect(page.getByText(/^The emails we sent to your login address\./)).toBeTruthy()
    expect(page.getByText('We do not keep their text, because it can contain codes.')).toBeTruthy()
    const row = (await page.findByText('The subject')).closest('tr')!
    expect(row.textContent).toMatch(status)
    expect(row.textContent).toMatch(/03\/02\/2026 \d\d:\d\d [AP]M/)
    const found = row.querySelector('a')
    expect(found && [found.textContent, found.getAttribute('href')]).toEqual(link)
  },
)

test('says what an empty list of emails will show, and hides the note that email texts are not kept', async () => {
  signedIn({})
  const { page } = renderScreen<OwnMailPageQuery>({
    Page,
    query,
    variables: { first: 10, after: null, last: null, before: null, sort: 'CREATED_DESC' },
    data: { OwnMailConnection: () => pageOf([]) },
  })
  expect(await page.findByText('No emails yet. What we email you is listed here.')).toBeTruthy()
  expect(page.queryByText(/do not keep their text/)).toBeNull()
})
