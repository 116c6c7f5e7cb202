import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { ROLE } from '../../contract/roles.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import { accountAssociatedData } from '../distributions/accountNumbers.ts'
import { credit, debit, internalBook } from '../ledger/ledger.ts'
import { booksOfAccounts, openCustomerBooks, postMany } from '../ledger/postMany.ts'
import { sealSocial } from '../owners/social.ts'
import type { Services } from '../platform/context/services.ts'
import { hashPassword } from '../session/password.ts'
import { inventOwner, type InventedAccount, type InventedOwner } from './invent.ts'
import { DEMO_PASSWORD } from './people.ts'
import { calendarDate } from '../platform/clock.ts'

const AT_ONCE = 250
const DOMAIN = '@generated.example'

type Numbered = Omit<InventedOwner, 'accounts'> & {
  ownerId: number
  accounts: Array<InventedAccount & { accountId: number }>
}

/**
 * Adds invented owners until there are `wanted` of them, some hundreds in a transaction; stopped half-way it goes on
 * where it was. Answers how many were added. All money is posted through the ledger's own function.
 */
export async function generateOwners(
  services: Services,
  wanted: number,
  onProgress: (total: number) => void = () => {},
): Promise<number> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const { count } = await services.db
    .selectFrom('account_owner')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('email', 'like', `%${DOMAIN}`)
    .executeTakeFirstOrThrow()
  const first = Number(count)
  for (let from = first; from < wanted; from += AT_ONCE) {
    const indices = Array.from({ length: Math.min(AT_ONCE, wanted - from) }, (_, place) => from + place)
    await services.db.transaction().execute((tx) => addOwners(services, tx, indices, passwordHash))
    onProgress(from + indices.length)
  }
  return Math.max(0, wanted - first)
}

async function addOwners(services: Services, tx: Tx, indices: number[], passwordHash: string): Promise<void> {
  const now = services.clock.now()
  const invented = indices.map((index) => inventOwner(index, now))
  const ownerIds = await reserve(tx, 'account_owner', 'account_owner_id', invented.length)
  const accountCount = invented.reduce((sum, { accounts }) => sum + accounts.length, 0)
  const accountIds = await reserve(tx, 'retirement_account', 'account_id', accountCount)
  const owners: Numbered[] = invented.map((owner) => ({
    ...owner,
    ownerId: ownerIds.shift() ?? 0,
    accounts: owner.accounts.map((account) => ({ ...account, accountId: accountIds.shift() ?? 0 })),
  }))
  await addPeople(services, tx, owners, passwordHash)
  await addAccounts(tx, owners)
  await addRequests(services, tx, owners)
  await addPostings(tx, owners, calendarDate(now))
  const actor = { userId: null, roleId: null, requestId: 'demo-data', ip: null, now }
  await writeAudit(tx, actor, { action: 'demo.generate', entity: 'account_owner', after: { owners: owners.length } })
}

async function reserve(tx: Tx, table: string, column: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, ${column}))::int as id from generate_series(1, ${count}::int)`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

async function addPeople(services: Services, tx: Tx, owners: Numbered[], passwordHash: string): Promise<void> {
  await tx
    .insertInto('account_owner')
    .values(
      owners.map((owner) => ({
        account_owner_id: owner.ownerId,
        first_name: owner.firstName,
        last_name: owner.lastName,
        date_of_birth: owner.born,
        email: owner.email,
        ...sealSocial(services.pii, owner.ownerId, owner.social),
      })),
    )
    .execute()
  await tx
    .insertInto('address')
    .values(owners.map(({ ownerId, address }) => ({ account_owner_id: ownerId, ...address })))
    .execute()
  await tx
    .insertInto('phone')
    .values(owners.map(({ ownerId, phone }) => ({ account_owner_id: ownerId, number: phone })))
    .execute()
  const registered = owners.filter((owner) => owner.registered)
  if (registered.length > 0)
    await tx
      .insertInto('portal_user')
      .values(
        registered.map(({ ownerId, email }) => ({
          email,
          password_hash: passwordHash,
          role_id: ROLE.customer,
          account_owner_id: ownerId,
        })),
      )
      .execute()
}

async function addAccounts(tx: Tx, owners: Numbered[]): Promise<void> {
  const accounts = owners.flatMap((owner) => owner.accounts.map((account) => ({ owner, ...account })))
  const numberOf = (accountId: number) => `G${String(accountId).padStart(8, '0')}`
  await tx
    .insertInto('retirement_account')
    .values(
      accounts.map(({ owner, ...account }) => ({
        account_id: account.accountId,
        plan_account_number: numberOf(account.accountId),
        account_type: account.type,
        plan_id: account.planId,
        account_owner_id: owner.ownerId,
        status_id: account.statusId,
        setup_date: account.statusId === 1 ? null : account.opened,
        qualifier_key: account.statusId === 1 ? 'SSN mismatch' : null,
      })),
    )
    .execute()
  await openCustomerBooks(
    tx,
    accounts.map(({ owner, accountId }) => ({
      accountId,
      name: `${numberOf(accountId)} ${owner.firstName} ${owner.lastName}`,
    })),
  )
}

async function addRequests({ pii, clock }: Services, tx: Tx, owners: Numbered[]): Promise<void> {
  const now = clock.now()
  const rows = owners.flatMap((owner) =>
    owner.accounts.flatMap((account) => {
      const { request, accountId } = account
      if (!request) return []
      const isRollover = request.kind === 'ROLLOVER'
      return {
        kind: request.kind,
        account_id: accountId,
        distribution_type_id: isRollover ? 50 : 5,
        amount_cents: BigInt(request.cents),
        is_full_amount: false,
        federal_cents: isRollover ? 0n : BigInt(Math.round(request.cents / 10)),
        fee_cents: 2500n,
        residence_state: isRollover ? null : owner.address.state,
        state_opt_out: !isRollover,
        ...owner.address,
        ...(isRollover
          ? {
              check_payable_to: 'Sunrise Trust Company',
              receiving_account_sealed: pii.seal(`77${accountId}`, accountAssociatedData('receiving', accountId)),
              receiving_account_last4: String(accountId).padStart(4, '0').slice(-4),
            }
          : {}),
        status_id: request.statusId,
        incomplete_reason: request.statusId === 6 ? 'The signature does not match.' : null,
        signed_at: request.signed ? now : null,
        frozen_at: [3, 4, 5].includes(request.statusId) ? now : null,
        date_requested: now,
      }
    }),
  )
  if (rows.length === 0) return
  const added = await tx
    .insertInto('distribution_request')
    .values(rows)
    .returning(['request_id', 'signed_at'])
    .execute()
  const events = added.flatMap(({ request_id, signed_at }) => [
    { request_id, kind: 'SUBMITTED' as const, at: now },
    ...(signed_at ? [{ request_id, kind: 'SIGNED' as const, at: signed_at }] : []),
  ])
  await tx.insertInto('request_event').values(events).execute()
}

/** Contributions, interest and fees in the order of their days, then the payment of paid requests. */
async function addPostings(tx: Tx, owners: Numbered[], today: string): Promise<void> {
  const accounts = owners.flatMap((owner) => owner.accounts)
  const bookOf = await booksOfAccounts(
    tx,
    accounts.map(({ accountId }) => accountId),
  )
  const counterpart: Record<number, number> = {
    1: await internalBook(tx, 'CUSTODY_CASH'),
    2: await internalBook(tx, 'INTEREST_EXPENSE'),
    3: await internalBook(tx, 'FEE_ANNUAL'),
  }
  const past = accounts.flatMap(({ accountId, postings }) =>
    postings.map(({ typeId, date, note, cents }) => {
      const [book, other, amount] = [bookOf(accountId), counterpart[typeId] ?? 0, BigInt(Math.abs(cents))]
      const lines =
        cents > 0 ? [debit(other, amount), credit(book, amount)] : [debit(book, amount), credit(other, amount)]
      return { typeId, date, note, createdBy: null, lines }
    }),
  )
  // On one day what comes in is there before what goes out.
  const isOut = ({ typeId }: { typeId: number }) => Number(typeId === TRANSACTION_TYPE.annualFee)
  await postMany(
    tx,
    past.toSorted((one, other) => one.date.localeCompare(other.date) || isOut(one) - isOut(other)),
  )
  const paidIds = accounts.flatMap(({ accountId, request }) =>
    request && [4, 5].includes(request.statusId) ? [accountId] : [],
  )
  if (paidIds.length === 0) return
  const fees = await internalBook(tx, 'FEE_DISTRIBUTION')
  const federal = await internalBook(tx, 'FEDERAL_TAX')
  const checks = await internalBook(tx, 'DISBURSEMENTS_CHECK')
  const paid = await tx
    .selectFrom('distribution_request')
    .select(['request_id', 'account_id', 'kind', 'amount_cents', 'fee_cents', 'federal_cents'])
    .where('account_id', 'in', paidIds)
    .orderBy('request_id')
    .execute()
  await postMany(
    tx,
    paid.map((request) => ({
      typeId: request.kind === 'ROLLOVER' ? TRANSACTION_TYPE.rollover : TRANSACTION_TYPE.withdrawal,
      date: today,
      note: 'Distribution',
      requestId: request.request_id,
      idempotencyKey: `request:${request.request_id}`,
      createdBy: null,
      lines: [
        debit(bookOf(request.account_id), request.amount_cents),
        credit(fees, request.fee_cents),
        credit(checks, request.amount_cents - request.fee_cents - request.federal_cents),
        credit(federal, request.federal_cents),
      ],
    })),
  )
}
