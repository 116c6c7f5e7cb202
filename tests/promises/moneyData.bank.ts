import { BANK, PAYEE, signNewest, walk, submit } from '../../custodian/distributions/testing.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { CLERKS, SECOND, type MoneyDesk, type Subject } from './moneyData.desk.ts'

/** A call by which a dishonest employee sets the bank details of a request. */
export interface BankWriter {
  name: string
  way: string
  source: string
  /** The written row stores its writer, as drafts and payees do. */
  rowSaysIt?: true
  refusal: RegExp
  /**
   * Writes the value; returns a function by which a person approves the request. Omitted if no employee can write it.
   */
  attempt?: (desk: MoneyDesk) => Promise<(who: string) => Promise<string>>
}

const MAKER = /^You requested this or worked on it\./
const CLERK = CLERKS.service

async function wizard(desk: MoneyDesk, { ownerId, accountId, email }: Subject, kind: 'bank' | 'payee') {
  const page = (step: string, body: object) =>
    desk.must(desk.as(CLERK, 'POST', `/wizard/admin/${ownerId}/${step}/${accountId}`, body))
  await page('amount', { amount: 700, isFullAmount: false })
  await page('distribution-type', { distributionTypeId: kind === 'bank' ? 5 : 50 })
  if (kind === 'payee') await page('rollover', PAYEE)
  else {
    await page('payment', { isCheck: false })
    await page('account', BANK)
    await page('federal', { federalTaxAmount: 70, residenceState: 'TX' })
    await page('state', { stateTaxAmount: 0, stateOptOut: false })
  }
  const { server } = desk.production
  const token = await server.tokenOf(email)
  const id = await submit(server, token, accountId)
  await signNewest(server, token)
  return id
}

const saveRollover = (desk: MoneyDesk, who: string, id: number, statusId: number, change: object = {}) => {
  const { checkPayee: checkPayableTo, address: address1, receivingAccount: receivingAccountNumber, ...rest } = PAYEE
  const form = { id, amount: 700, checkPayableTo, address1, receivingAccountNumber, waiveFees: false, ...rest }
  return desk.as(who, 'PUT', '/rollover/admin/rollover', { ...form, statusId, ...change })
}

export const BANK_WRITERS: readonly BankWriter[] = [
  {
    name: 'the bank account, keyed in the wizard for the owner',
    way: 'saveWizardBankAccount',
    source: 'distributions/wizard/draft.ts',
    rowSaysIt: true,
    refusal: MAKER,
    attempt: async (desk) => {
      const id = await wizard(desk, await desk.owner('registered'), 'bank')
      return (who) => desk.textOf(desk.moveTo(who, id, 2))
    },
  },
  {
    name: 'the receiving custodian, keyed in the wizard for the owner',
    way: 'saveWizardRollover',
    source: 'distributions/wizard/draft.ts',
    rowSaysIt: true,
    refusal: MAKER,
    attempt: async (desk) => {
      const id = await wizard(desk, await desk.owner('registered'), 'payee')
      return (who) => desk.textOf(saveRollover(desk, who, id, 2))
    },
  },
  {
    name: 'the bank account of a deposit that came back, in the edit form',
    way: 'saveWithdrawal',
    source: 'distributions/requests/details.ts',
    refusal: MAKER,
    attempt: async (desk) => {
      const { accountId, email } = await desk.owner('registered')
      const { server } = desk.production
      const id = await desk.signed(await server.tokenOf(email), accountId, false)
      await desk.must(desk.moveTo(SECOND.service, id, 2))
      for (const job of [JOB_TYPE.calculateWithdrawals, JOB_TYPE.processWithdrawals, JOB_TYPE.bankUpload])
        await runJob(server.services, job)
      const { trace_number: traceNumber } = await server.services.db
        .selectFrom('payment')
        .select('trace_number')
        .where('request_id', '=', id)
        .executeTakeFirstOrThrow()
      const returns = [{ traceNumber, code: 'R03' }]
      await desk.must(desk.as(SECOND.admin, 'POST', '/payment/returns', { returns }))
      const list = await desk.must<Array<{ id: number } & Record<string, unknown>>>(
        desk.as(SECOND.admin, 'GET', '/withdrawal/admin/incomplete'),
      )
      const found = list.find((one) => one.id === id)
      const fields = [
        'amount',
        'address1',
        'address2',
        'city',
        'state',
        'zip',
        'federalWithholding',
        'stateWithholding',
      ]
      const form = { id, ...Object.fromEntries(fields.map((field) => [field, found?.[field]])), waiveFees: false }
      const save = (who: string, statusId: number, more: object = {}) =>
        desk.as(who, 'PUT', '/withdrawal/admin/withdrawal', { ...form, statusId, ...more })
      const bankDetails = { routingNumber: '021000021', accountNumber: '666000666', isSavings: false }
      await desk.must(save(CLERK, 6, { bankDetails }))
      return (who) => desk.textOf(save(who, 2))
    },
  },
  {
    name: 'the payee of a rollover, in the edit form',
    way: 'saveRollover',
    source: 'distributions/requests/details.ts',
    refusal: MAKER,
    attempt: async (desk) => {
      const { accountId, email } = await desk.owner('registered')
      const { server } = desk.production
      const token = await server.tokenOf(email)
      await walk(server, token, accountId, { amount: 700, type: 50 })
      const id = await submit(server, token, accountId)
      await signNewest(server, token)
      const payee = { checkPayableTo: 'Thief', receivingAccountNumber: 'THIEF-995566' }
      await desk.must(saveRollover(desk, CLERK, id, 1, payee))
      return (who) => desk.textOf(saveRollover(desk, who, id, 2, payee))
    },
  },
  {
    name: 'the recipient of a claim after a death',
    way: 'makeDeathClaim',
    source: 'payees/storePayee.ts',
    rowSaysIt: true,
    refusal: MAKER,
    attempt: (desk) => desk.claim(CLERK),
  },
  {
    name: 'the account number that the bank corrects; staff who say so change nothing',
    way: 'processRejections',
    source: 'payments/bankDetails.ts',
    refusal: MAKER,
  },
]
