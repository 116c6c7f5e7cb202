import type { Page } from '@playwright/test'
import { addresses } from '../../web/testing/addresses.ts'
import { people } from '../clients.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test, untilQuiet } from './portal.ts'
import { answerWizard } from './wizard.ts'

// Every screen in the layout of a phone. The jobs to be done there have journeys of their own, on the size where people do them.

async function look(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilQuiet(page)
  await expect(page.getByText('Something went wrong!'), page.url()).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

const visits = [
  { who: null, begin: '/login', paths: addresses.nobody },
  { who: people.ann, begin: '/home', paths: addresses.owner },
  { who: people.admin, begin: '/owners/1001/home', paths: addresses.administratorForAnOwner },
  { who: people.admin, begin: '/search', paths: addresses.lists },
  { who: people.service, begin: '/home', paths: addresses.service },
  { who: people.admin, begin: '/audit', paths: addresses.topAdministrator },
  { who: people.compliance, begin: '/home', paths: addresses.reviewer },
]

for (const { who, begin, paths } of visits) {
  test(`the screens of ${who ?? 'nobody'} from ${begin} fit a phone and pass axe`, async ({ page }) => {
    if (who) await signIn(page, who, begin)
    for (const path of paths) {
      await page.goto(path)
      await look(page)
      expect(path, 'the address, or what is left of it without a secret').toContain(
        new URL(page.url()).pathname.replace(/\/$/, ''),
      )
    }
  })
}

test('the steps of a distribution and its receipt fit a phone and pass axe', async ({ page }) => {
  await signIn(page, people.fay, '/509/withdraw/distribution/')
  const answers = { amount: 300, type: 'Normal Distribution', payment: 'Direct Deposit' } as const
  await answerWizard(page, answers, () => look(page))
  await page.getByRole('button', { name: /^Submit distribution request/ }).click()
  await expect(page).toHaveURL(/\/home/)
  await page.getByRole('link', { name: 'View receipt' }).click()
  await expect(page).toHaveURL(/\/requests\//)
  await look(page)
})

test('the step of a rollover fits a phone and passes axe', async ({ page }) => {
  await signIn(page, people.ann, '/501/withdraw/distribution/')
  await answerWizard(page, { amount: 300, type: 'Rollover' }, () => look(page))
})
