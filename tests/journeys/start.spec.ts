import type { Page } from '@playwright/test'
import { people } from '../clients.ts'
import { expect, signIn, test, untilQuiet } from './portal.ts'

test.use({ onlyReads: true })

const book = '/501/transaction'

/** Opens the address while the portal's own code does not arrive. */
async function openWithoutCode(page: Page, address: string): Promise<void> {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto(address)
  await page.unroute('**/assets/index-*.js')
}

test('data is asked for before the code is there, and only once', async ({ page, requests }) => {
  await signIn(page, people.ann)
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  await untilQuiet(page)
  requests()

  await openWithoutCode(page, book)
  expect(requests().toSorted()).toEqual(['query AccountBookPageQuery', 'query MainLayoutQuery'])

  await page.goto(book)
  await expect(page.getByText('Account Balance')).toBeVisible()
  await untilQuiet(page)
  expect(requests().toSorted()).toEqual(['query AccountBookPageQuery', 'query MainLayoutQuery'])

  await page.goto('/')
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  await untilQuiet(page)
  expect(requests().toSorted()).toEqual(['query HomePageQuery', 'query MainLayoutQuery'])
})

test('for a screen that is not open to somebody, or without a session, nothing is asked', async ({
  page,
  requests,
}) => {
  await openWithoutCode(page, book)
  await openWithoutCode(page, '/faq')
  expect(requests()).toEqual([])

  await signIn(page, people.ann)
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  await untilQuiet(page)
  requests()
  await openWithoutCode(page, '/withdrawals/pending')
  await openWithoutCode(page, '/abc/transaction')
  expect(requests()).toEqual([])

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('ira-portal') ?? '{}') as { state: { jwtExpiry: number } }
    kept.state.jwtExpiry = Date.now() - 1000
    localStorage.setItem('ira-portal', JSON.stringify(kept))
  })
  await openWithoutCode(page, book)
  expect(requests()).toEqual([])
})
