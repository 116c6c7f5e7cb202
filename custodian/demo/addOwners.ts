import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { idsOf } from '../../contract/enumeration.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { ROLE } from '../../contract/roles.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { accountAssociatedData } from '../distributions/accountNumbers.ts'
import { storedTypeId } from '../distributions/distributionType.ts'
import { isEarlyOn } from '../../contract/normalAge.ts'
import { openBooksInBulk, type Stage } from '../ledger/bulkPost.ts'
import { credit, debit, internalBook, type Posting } from '../ledger/ledger.ts'
import { sealSocial } from '../owners/social.ts'
import { sayWhoWrites } from '../provenance/dataWriter.ts'
import type { Services } from '../platform/context/services.ts'
import { insertColumns, reserveIds } from '../platform/db/bulkLoad.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { InventedAccount, InventedOwner, InventedRequest } from './invent.ts'

/** A few thousand owners, ordered by number. */
export interface Part {
  first: number
  owners: readonly InventedOwner[]
  planOf: (index: number) => number
  passwordHash: string
  stage: Stage
}

interface Account extends InventedAccount {
  accountId: number
  ownerId: number
  owner: InventedOwner
  planId: number
}
type Request = InventedRequest & { requestId: number; account: Account }

const FEE_CENTS = 2_500n
const PAID: readonly number[] = idsOf(REQUEST_STATUS, ['completed', 'historical'])
const FROZEN: readonly number[] = idsOf(REQUEST_STATUS, ['pending', 'completed', 'historical'])
/** The author of the notes: a named employee of customer service. */
const AUTHOR = 2

/**
 * Adds these owners with their logins, accounts, books, requests and notes, and stages their postings for a bulk load.
 */
export async function addOwners(services: Services, tx: Tx, part: Part): Promise<void> {
  const firstOwner = await reserveIds(tx, 'account_owner', 'account_owner_id', part.owners.length)
  const count = part.owners.reduce((sum, { accounts }) => sum + accounts.length, 0)
  let accountId = await reserveIds(tx, 'retirement_account', 'account_id', count)
  const accounts = part.owners.flatMap((owner, place) =>
    owner.accounts.map((account): Account => ({
      ...account,
      accountId: accountId++,
      ownerId: firstOwner + place,
      owner,
      planId: account.plan === 'own' ? part.planOf(part.first + place) : account.plan,
    })),
  )
  const asking = accounts.filter(({ request }) => request !== null)
  let requestId = await reserveIds(tx, 'distribution_request', 'request_id', asking.length)
  const requests = asking.flatMap((account): Request[] =>
    account.request ? [{ ...account.request, requestId: requestId++, account }] : [],
  )
  await addPeople(services, tx, part, firstOwner)
  await addAccounts(tx, accounts)
  const bookOf = await openBooksInBulk(
    tx,
    accounts.map(({ accountId: id, owner }) => ({
      accountId: id,
      name: `${numberOf(id)} ${owner.firstName} ${owner.lastName}`,
    })),
  )
  await addRequests(services, tx, requests)
  await part.stage([...(await past(tx, accounts, bookOf)), ...(await paid(tx, requests, bookOf))])
}

const numberOf = (accountId: number) => `G${String(accountId).padStart(8, '0')}`

async function addPeople(services: Services, tx: Tx, part: Part, firstOwner: number): Promise<void> {
  const now = services.clock.now()
  await sayWhoWrites({ tx, now, userId: null, byCredential: false }, { path: 'OPERATOR', userId: null })
  const people = part.owners.map((owner, place) => ({ ownerId: firstOwner + place, owner }))
  await insertColumns(
    tx,
    'account_owner',
    people.map(({ ownerId, owner }) => ({
      account_owner_id: ownerId,
      first_name: owner.firstName,
      last_name: owner.lastName,
      date_of_birth: owner.born,
      email: owner.email,
      ...sealSocial(services.pii, ownerId, owner.social),
    })),
  )
  const addresses = people.map(({ ownerId, owner }) => ({ account_owner_id: ownerId, ...owner.address }))
  await insertColumns(tx, 'address', addresses)
  const phones = people.map(({ ownerId, owner }) => ({ account_owner_id: ownerId, number: owner.phone }))
  await insertColumns(tx, 'phone', phones)
  await insertColumns(
    tx,
    'portal_user',
    people
      .filter(({ owner }) => owner.registered)
      .map(({ ownerId, owner }) => ({
        email: owner.email,
        password_hash: part.passwordHash,
        role_id: ROLE.customer,
        account_owner_id: ownerId,
      })),
  )
  await insertColumns(
    tx,
    'note',
    people.flatMap(({ ownerId, owner }) =>
      Array.from({ length: owner.notes }, (_, place) => ({
        account_owner_id: ownerId,
        title: 'Call',
        note_text: `${owner.firstName} asked about ${place === 0 ? 'a distribution' : 'a statement'}.`,
        user_id: AUTHOR,
        last_modified: addDays(now, -((ownerId * 7 + place * 31) % 900)),
      })),
    ),
  )
}

async function addAccounts(tx: Tx, accounts: readonly Account[]): Promise<void> {
  const isNew = ({ statusId }: Account) => statusId === ACCOUNT_STATUS.notValidated
  await insertColumns(
    tx,
    'retirement_account',
    accounts.map((account) => ({
      account_id: account.accountId,
      plan_account_number: numberOf(account.accountId),
      account_type: account.type,
      plan_id: account.planId,
      account_owner_id: account.ownerId,
      status_id: account.statusId,
      setup_date: isNew(account) ? null : account.opened,
      qualifier_key: account.qualifier,
      date_loaded: parseISO(account.opened),
    })),
  )
  await insertColumns(
    tx,
    'beneficiary',
    accounts.flatMap(({ accountId, ownerId, owner }) =>
      Array.from({ length: owner.beneficiaries }, (_, place) => ({
        account_owner_id: ownerId,
        account_id: accountId,
        first_name: place === 0 ? 'Robin' : 'Sam',
        last_name: owner.lastName,
        dob: `19${80 + place * 5}-05-12`,
        is_primary: true,
        amount: 100 / owner.beneficiaries,
      })),
    ),
  )
}

async function addRequests({ pii }: Services, tx: Tx, requests: readonly Request[]): Promise<void> {
  await insertColumns(
    tx,
    'distribution_request',
    requests.map(({ requestId, account, ...request }) => {
      const { owner, accountId } = account
      const isRollover = request.kind === 'ROLLOVER'
      const isDeposit = !isRollover && !request.isCheck
      const number = `77${accountId}`
      const requested = at(request.requested, 9)
      return {
        request_id: requestId,
        kind: request.kind,
        account_id: accountId,
        distribution_type_id: typeOf(request, account),
        amount_cents: BigInt(request.cents),
        is_full_amount: false,
        federal_cents: federalOf(request),
        fee_cents: FEE_CENTS,
        residence_state: isRollover ? null : owner.address.state,
        state_opt_out: !isRollover,
        is_check: !isDeposit,
        routing_number: isDeposit ? '011000015' : null,
        bank_name: isDeposit ? 'Federal Reserve Bank' : null,
        bank_account_sealed: isDeposit ? pii.seal(number, accountAssociatedData('bank', accountId)) : null,
        bank_account_last4: isDeposit ? number.slice(-4) : null,
        check_payable_to: isRollover ? 'Sunrise Trust Company' : null,
        receiving_account_sealed: isRollover ? pii.seal(number, accountAssociatedData('receiving', accountId)) : null,
        receiving_account_last4: isRollover ? number.slice(-4) : null,
        ...owner.address,
        status_id: request.statusId,
        incomplete_reason: request.incompleteReason,
        signed_at: request.signed ? at(request.requested, 10) : null,
        frozen_at: FROZEN.includes(request.statusId) ? at(payDay(request), 6) : null,
        date_requested: requested,
      }
    }),
  )
}

const at = (date: string, hour: number) => new Date(`${date}T${String(hour).padStart(2, '0')}:00:00Z`)
/** The distribution type for an owner of this age. */
function typeOf(request: InventedRequest, { owner, type }: Account): number {
  if (request.kind === 'ROLLOVER') return DISTRIBUTION_TYPE.rollover
  const asked = isEarlyOn(owner.born, request.requested) ? DISTRIBUTION_TYPE.early : DISTRIBUTION_TYPE.normal
  return storedTypeId(asked, type === 'ROTH')
}

const payDay = ({ requested }: InventedRequest) =>
  formatISO(addDays(parseISO(requested), 2), { representation: 'date' })
const federalOf = ({ kind, cents }: InventedRequest) => (kind === 'ROLLOVER' ? 0n : BigInt(Math.round(cents / 10)))

/** Builds the postings of the accounts' contributions, interest and fees. */
async function past(tx: Tx, accounts: readonly Account[], bookOf: (id: number) => number): Promise<Posting[]> {
  const counterpart: Record<number, number> = {
    [TRANSACTION_TYPE.contribution]: await internalBook(tx, 'CUSTODY_CASH'),
    [TRANSACTION_TYPE.interest]: await internalBook(tx, 'INTEREST_EXPENSE'),
    [TRANSACTION_TYPE.annualFee]: await internalBook(tx, 'FEE_ANNUAL'),
  }
  return accounts.flatMap(({ accountId, postings }) =>
    postings.map(({ typeId, date, note, cents }) => {
      const [book, other, amount] = [bookOf(accountId), counterpart[typeId] ?? 0, BigInt(Math.abs(cents))]
      const lines =
        cents > 0 ? [debit(other, amount), credit(book, amount)] : [debit(book, amount), credit(other, amount)]
      return { typeId, date, note, createdBy: null, lines }
    }),
  )
}

async function paid(tx: Tx, requests: readonly Request[], bookOf: (id: number) => number): Promise<Posting[]> {
  const fees = await internalBook(tx, 'FEE_DISTRIBUTION')
  const federal = await internalBook(tx, 'FEDERAL_TAX')
  const checks = await internalBook(tx, 'DISBURSEMENTS_CHECK')
  const deposits = await internalBook(tx, 'DISBURSEMENTS_ACH')
  return requests
    .filter(({ statusId }) => PAID.includes(statusId))
    .map(({ requestId, account, ...request }) => {
      const amount = BigInt(request.cents)
      const isRollover = request.kind === 'ROLLOVER'
      return {
        typeId: isRollover ? TRANSACTION_TYPE.rollover : TRANSACTION_TYPE.withdrawal,
        date: payDay(request),
        note: 'Distribution',
        requestId,
        idempotencyKey: `request:${requestId}`,
        createdBy: null,
        lines: [
          debit(bookOf(account.accountId), amount),
          credit(fees, FEE_CENTS),
          credit(isRollover || request.isCheck ? checks : deposits, amount - FEE_CENTS - federalOf(request)),
          credit(federal, federalOf(request)),
        ],
      }
    })
}
