import { expect, type Page } from '@playwright/test'

export interface Answers {
  /** Dollars, or 'full' for the whole balance. */
  amount: number | 'full'
  type: 'Normal Distribution' | 'Early Distribution' | 'Disability' | 'Rollover' | 'Transfer'
  payment?: 'Check' | 'Direct Deposit'
  /** State code, two letters. */
  state?: string
  /** Whole percent, or no withholding. */
  federal?: number | 'opt-out'
  stateTax?: 'as offered' | 'opt-out'
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Completes the withdrawal wizard from its first question to the review page; `look` is called on every screen. */
export async function answerWizard(page: Page, answers: Answers, look: () => Promise<void> = async () => {}) {
  await expect(page).toHaveURL(/\/withdraw\/distribution\//)
  await expect(page.getByRole('radio', { name: /Full amount/ })).toBeVisible()
  await look()
  if (answers.amount === 'full') await page.getByRole('radio', { name: /Full amount/ }).check()
  else await page.getByLabel('Amount', { exact: true }).fill(String(answers.amount))
  await next(page).click()

  await expect(page).toHaveURL(/\/withdraw\/type\//)
  await look()
  await page.getByRole('radio', { name: new RegExp(`^${answers.type}`) }).check()
  if (answers.type === 'Rollover') await page.getByRole('radio', { name: /^Yes/ }).check()
  await next(page).click()

  if (answers.type === 'Rollover' || answers.type === 'Transfer') await answerRollover(page, look)
  else await answerPaidOut(page, answers, look)
  await heading(page, 'Review your request')
  await look()
}

async function answerRollover(page: Page, look: () => Promise<void>) {
  await expect(page).toHaveURL(/\/withdraw\/rollover\//)
  await heading(page, 'Who receives the money?')
  await look()
  await page.getByLabel('Payee').fill('New Custodian')
  await page.getByLabel('Address', { exact: true }).fill('1 Wall St')
  await page.getByLabel('City').fill('New York')
  await page.getByLabel('State').selectOption('NY')
  await page.getByLabel('Zip').fill('10005')
  await page.getByLabel('Receiving Account').fill('4455667788')
  await next(page).click()
}

async function answerPaidOut(page: Page, answers: Answers, look: () => Promise<void>) {
  await expect(page).toHaveURL(/\/withdraw\/payment-options\//)
  await look()
  await page.getByRole('radio', { name: new RegExp(`^${answers.payment ?? 'Check'}`) }).check()
  await next(page).click()

  if (answers.payment === 'Direct Deposit') {
    await expect(page).toHaveURL(/\/withdraw\/account-info\//)
    await look()
    await page.getByLabel('Routing Number').fill('021000021')
    await expect(page.getByLabel('Bank Name')).not.toHaveValue('')
    await page.getByLabel('Account Number', { exact: true }).fill('123456789')
    await page.getByLabel('Confirm Account Number').fill('123456789')
    await next(page).click()
  }

  await heading(page, 'Federal tax withholding')
  await look()
  await page.getByLabel('State of residence').selectOption(answers.state ?? 'TX')
  if (answers.federal === 'opt-out') await page.getByLabel('Do not withhold federal tax').check()
  else {
    // Preselected for a Roth IRA.
    await page.getByLabel('Do not withhold federal tax').uncheck()
    await page.getByLabel('Federal withholding').fill(String(answers.federal ?? 10))
  }
  await next(page).click()

  await heading(page, 'State tax withholding')
  await look()
  if (answers.stateTax === 'opt-out') await page.getByLabel('Do not withhold state tax').check()
  await next(page).click()
}
