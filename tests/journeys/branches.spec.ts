import { people } from '../clients.ts'
import { expect, signIn, test } from './portal.ts'
import { answerWizard, type Answers } from './wizard.ts'

// story.spec.ts covers a normal distribution by check. Each branch of the wizard uses its own account.
const branches: { who: string; account: number; number: string; answers: Answers; net: string }[] = [
  {
    who: people.ben,
    account: 502,
    number: '100002',
    answers: { amount: 1_000, type: 'Early Distribution', payment: 'Direct Deposit', state: 'TX', federal: 20 },
    net: '$775.00',
  },
  {
    who: people.ben,
    account: 503,
    number: '100003',
    answers: { amount: 500, type: 'Early Distribution', payment: 'Check', state: 'CA', stateTax: 'opt-out' },
    net: '$425.00',
  },
  {
    who: people.ann,
    account: 501,
    number: '100001',
    answers: { amount: 'full', type: 'Transfer' },
    net: '$9,975.00',
  },
  {
    who: people.fay,
    account: 509,
    number: '100009',
    answers: { amount: 'full', type: 'Rollover' },
    net: '$4,975.00',
  },
]

for (const { who, account, number, answers, net } of branches) {
  const text = [answers.type, answers.payment, answers.amount, answers.federal].filter(Boolean).join(', ')
  test(`requests ${text} from account ${number}`, async ({ page }) => {
    await signIn(page, who, `/${account}/withdraw/`)
    await answerWizard(page, answers)
    await expect(page.getByRole('main').getByText(net).first()).toBeVisible()
    await page.getByRole('button', { name: /^Submit / }).click()
    await expect(page.getByText('Your request has been submitted.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/home/)
    await expect(page.getByText('Please sign the document sent to your email.', { exact: true })).toBeVisible()
    await expect(page.getByText('Distribution Pending').first()).toBeVisible()
  })
}
