import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { WITHHOLDING_NOTICES } from '../../contract/withholdingNotice.ts'
import { credit, debit, bookOfAccount, internalBook, post, trialBalance } from '../ledger/ledger.ts'
import type { Services } from '../platform/context/services.ts'
import type { TestServer } from '../testing.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { asOperator, seedAddress } from '../testing.people.ts'

/** Posts money from a plan to an account, in cents, like a plan upload. */
export async function fund(services: Services, accountId: number, cents: bigint, date = '2026-01-02'): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const [cash, receipts] = [await internalBook(tx, 'CUSTODY_CASH'), await internalBook(tx, 'PLAN_RECEIPTS')]
    const book = await bookOfAccount(tx, accountId)
    await post(tx, {
      typeId: TRANSACTION_TYPE.contribution,
      date,
      lines: [debit(cash, cents), credit(receipts, cents), debit(receipts, cents), credit(book, cents)],
      createdBy: null,
    })
  })
}

export interface Walk {
  amount?: number
  isFullAmount?: boolean
  type?: number
  isCheck?: boolean
  federal?: number
  state?: string
  stateTax?: number
}

export const PAYEE = {
  checkPayee: 'New Custodian',
  attentionTo: 'IRA Desk',
  address: '1 Wall St',
  city: 'New York',
  state: 'NY',
  zip: '10005',
  receivingAccount: 'NC-445566',
}

export const BANK = {
  accountNumber: '123456789',
  confirmAccountNumber: '123456789',
  bankName: 'whatever the browser says',
  routingNumber: '021000021',
}

/** Completes a draft up to the confirmation, page by page, with an address for a check; throws at the first refusal. */
export async function walk(server: TestServer, token: string, accountId: number, choice: Walk = {}): Promise<void> {
  const send = async (step: string, body: unknown) => {
    const answer = await server.call('POST', `/api/wizard/${step}/${accountId}`, { token, body })
    if (answer.status !== 200) throw new Error(`${step}: ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  const type = choice.type ?? 5
  await send('amount', {
    amount: choice.isFullAmount ? null : (choice.amount ?? 1000),
    isFullAmount: choice.isFullAmount ?? false,
  })
  await send('distribution-type', { distributionTypeId: type })
  if (type === 50 || type === 60) return send('rollover', PAYEE)
  if (choice.isCheck ?? true) await seedAddress(server.services, await ownerOf(server.services, accountId))
  await send('payment', { isCheck: choice.isCheck ?? true })
  if (choice.isCheck === false) await send('account', BANK)
  await send('federal', {
    federalTaxAmount: choice.federal ?? 100,
    residenceState: choice.state ?? 'CA',
    withholdingNotice: WITHHOLDING_NOTICES.at(-1),
  })
  await send('state', { stateTaxAmount: choice.stateTax ?? 10, stateOptOut: false })
}

/** Removes the address of a request, as in requests made before checks required an address. */
export async function withoutAddress({ services }: TestServer, id: number): Promise<void> {
  const none = { address1: null, address2: null, city: null, state: null, zip: null }
  await asOperator(services, (tx) =>
    tx.updateTable('distribution_request').set(none).where('request_id', '=', id).execute(),
  )
}

async function ownerOf({ db }: Services, accountId: number): Promise<number> {
  const account = db.selectFrom('retirement_account').select('account_owner_id').where('account_id', '=', accountId)
  return (await account.executeTakeFirstOrThrow()).account_owner_id
}

export async function submit(server: TestServer, token: string, accountId: number): Promise<number> {
  const answer = await server.call('POST', `/api/wizard/finalize/${accountId}`, { token })
  if (answer.status !== 200) throw new Error(`finalize: ${answer.status} ${JSON.stringify(answer.body)}`)
  return (answer.body as { requestId: number }).requestId
}

/** The secret of the newest link in the mail outbox. */
export async function newestLink(services: Services): Promise<string> {
  const mail = (await lettersOf(services, 'distribution-form', 'custodial-agreement')).at(-1)
  if (!mail) throw new Error('no letter has a link to sign')
  return /\/sign\/([\w-]+)/.exec(mail.body_text)?.[1] ?? ''
}

export async function signNewest(server: TestServer, token: string): Promise<void> {
  const path = `/api/signature/${await newestLink(server.services)}`
  const { body } = await server.call('GET', path, { token })
  const { accountOwnerName: signerName } = body as { accountOwnerName: string }
  const answer = await server.call('POST', path, { token, body: { signerName, consent: true } })
  if (answer.status !== 204) throw new Error(`sign: ${answer.status} ${JSON.stringify(answer.body)}`)
}

/** Debits less credits over the whole ledger, in cents; a correct ledger has 0 and no unbalanced transactions. */
export async function imbalance(services: Services) {
  const { differenceCents, unbalanced } = await trialBalance(services.db)
  return { differenceCents, unbalanced }
}

export const storedRequest = ({ services }: TestServer, id: number) =>
  services.db.selectFrom('distribution_request').selectAll().where('request_id', '=', id).executeTakeFirstOrThrow()

/** Saves a withdrawal with another status and no other change, as this employee. */
export async function moveWithdrawal(server: TestServer, who: string, id: number, statusId: number) {
  const { amount_cents, federal_cents, state_cents, version } = await storedRequest(server, id)
  const [amount, federalWithholding, stateWithholding] = [amount_cents, federal_cents, state_cents].map(
    (cents) => Number(cents) / 100,
  )
  return server.call('PUT', '/api/withdrawal/admin/withdrawal', {
    token: await server.tokenOf(who),
    body: { id, amount, federalWithholding, stateWithholding, statusId, waiveFees: false, version },
  })
}
