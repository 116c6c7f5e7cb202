import { people, restSignIn } from '../clients.ts'
import type { Stack } from '../stack.ts'
import { expect, signIn, test } from './portal.ts'
import { answerWizard, type Answers } from './wizard.ts'

const branches: { who: string; account: number; number: string; answers: Answers; net: string }[] = [
  {
    who: people.ann,
    account: 501,
    number: '100001',
    answers: { amount: 1_000, type: 'Normal Distribution', payment: 'Check', state: 'TX' },
    net: '$875.00',
  },
  {
    who: people.ben,
    account: 502,
    number: '100002',
    answers: { amount: 1_000, type: 'Early Distribution', payment: 'Direct Deposit', state: 'TX', federal: 20 },
    net: '$775.00',
  },
  {
    who: people.ben,
    account: 502,
    number: '100002',
    answers: {
      amount: 1_000,
      type: 'Early Distribution',
      payment: 'Check',
      state: 'CA',
      federal: 10,
      stateTax: 'opt-out',
    },
    net: '$875.00',
  },
  {
    who: people.ben,
    account: 503,
    number: '100003',
    answers: { amount: 500, type: 'Early Distribution', payment: 'Check', state: 'TX', federal: 'opt-out' },
    net: '$475.00',
  },
  {
    who: people.ben,
    account: 503,
    number: '100003',
    answers: { amount: 'full', type: 'Transfer' },
    net: '$975.00',
  },
  {
    who: people.fay,
    account: 509,
    number: '100009',
    answers: { amount: 'full', type: 'Rollover' },
    net: '$4,975.00',
  },
  {
    who: people.fay,
    account: 509,
    number: '100009',
    answers: { amount: 2_000, type: 'Transfer' },
    net: '$1,975.00',
  },
]

for (const { who, account, number, answers, net } of branches) {
  const text = [answers.type, answers.payment, answers.amount, answers.federal].filter(Boolean).join(', ')
  test(`requests ${text} from ${number}`, async ({ page, portal }) => {
    await cancelAll(portal)
    await signIn(page, who, `/${account}/withdraw/`)
    await answerWizard(page, answers)
    await expect(page.getByRole('main').getByText(net).first()).toBeVisible()
    await page.getByRole('button', { name: /^Submit / }).click()
    await expect(page.getByText('Your request has been submitted.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/home/)
    await expect(page.getByText('Distribution Pending').first()).toBeVisible()
  })
}

/** Staff cancel open requests, so that every branch of the wizard finds an account without a request. */
async function cancelAll(portal: Stack): Promise<void> {
  const admin = await restSignIn(portal.custodianUrl, people.admin)
  for (const kind of ['withdrawal', 'rollover']) {
    for (const list of ['open', 'signature']) {
      const { body } = await admin('GET', `/api/${kind}/admin/${list}`)
      for (const row of body as Record<string, unknown>[]) {
        const address = Object.fromEntries(
          ['address1', 'address2', 'city', 'state', 'zip'].map((name) => [name, row[name]]),
        )
        const own =
          kind === 'withdrawal'
            ? { federalWithholding: row.federalWithholding, stateWithholding: row.stateWithholding }
            : {
                receivingAccountNumber: row.receivingAccountNumber ?? '0',
                checkPayableTo: row.checkPayableTo,
                attentionTo: row.attentionTo,
              }
        await admin('POST', `/api/${kind}/admin/${kind}`, {
          id: row.id,
          amount: row.amount,
          ...address,
          ...own,
          statusId: 5,
          waiveFees: row.waiveFees,
        })
      }
    }
  }
}
