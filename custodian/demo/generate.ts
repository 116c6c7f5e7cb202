import { sql } from 'kysely'
import { bulkPost } from '../ledger/bulkPost.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Services } from '../platform/context/services.ts'
import { loadInBulk } from '../platform/db/bulkLoad.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { hashPassword } from '../session/password.ts'
import { addHistory } from './addHistory.ts'
import { addOwners, type Part } from './addOwners.ts'
import { addPlans } from './addPlans.ts'
import { addReturns } from './addReturns.ts'
import { fillSearchAfter } from './fillSearch.ts'
import { inventOwner } from './invent.ts'
import { DEMO_PASSWORD, owners, requesters } from './people.ts'

/** Owners generated and inserted in one batch. */
const AT_ONCE = 2_500
const DOMAIN = '@generated.example'
const TABLES = [
  'account_owner',
  'address',
  'approval',
  'approval_maker',
  'attachment',
  'attachment_content',
  'audit',
  'beneficiary',
  'book',
  'desk_item',
  'distribution_request',
  'identity_check',
  'interest_accrual',
  'interest_earned',
  'ledger_transaction',
  'mail_outbox',
  'note',
  'owner_search',
  'owner_search_value',
  'payment',
  'payment_return',
  'payment_return_order',
  'payout_hold',
  'phone',
  'portal_user',
  'posting',
  'request_event',
  'retirement_account',
  'session',
]

/**
 * Adds generated owners with realistic data until there are `wanted` of them, all or none. Needs exclusive use of the
 * database. Returns the number added.
 * @throws Error for a database with owners that are neither named in the demo data nor generated
 */
export async function generateOwners(
  services: Services,
  wanted: number,
  onProgress: (total: number) => void = () => {},
): Promise<number> {
  const first = await inventedSoFar(services.db)
  if (first >= wanted) return 0
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await services.db.transaction().execute(async (tx) => {
    const since = await newest(tx)
    await loadInBulk(tx, TABLES, async () => {
      const planOf = await addPlans(tx, services.clock.now(), wanted)
      let lastTransaction = 0
      await fillSearchAfter(tx, async () => {
        const posted = await bulkPost(tx, async (stage) => {
          // Generate the next batch while the database inserts this one.
          let underWay: Promise<void> = Promise.resolve()
          for (let from = first; from < wanted; from += AT_ONCE) {
            const part = invent(services, from, Math.min(wanted, from + AT_ONCE))
            await underWay
            onProgress(from)
            underWay = addOwners(services, tx, { ...part, planOf, passwordHash, stage })
            // Avoids an unhandled rejection; the await below reports the failure.
            underWay.catch(() => {})
          }
          await underWay
        })
        lastTransaction = posted?.last ?? 0
      })
      await addHistory(services, tx, { since, lastTransaction, owners: wanted })
      const actor = { userId: null, roleId: null, requestId: 'demo-data', ip: null, now: services.clock.now() }
      const after = { owners: wanted - first }
      await writeAudit(tx, actor, { action: 'demo.generate', entity: 'account_owner', after })
    })
    await addReturns(services, tx, since.request)
  })
  return wanted - first
}

async function inventedSoFar(db: Db): Promise<number> {
  const { rows } = await sql<{ invented: number; others: number }>`
    select (count(*) filter (where email like ${`%${DOMAIN}`}))::int as invented,
      (count(*) filter (where coalesce(email, '') not like ${`%${DOMAIN}`}
        and account_owner_id <> all(${[...owners, ...requesters].map(({ ownerId }) => ownerId)}::int[])))::int as others
    from account_owner`.execute(db)
  if (rows[0]?.others) throw new Error('This database has owners who were not invented: nothing is added to them.')
  return rows[0]?.invented ?? 0
}

/** The newest ids before the load: rows above them are new. */
async function newest(tx: Tx): Promise<Readonly<Record<'account' | 'request' | 'file', number>>> {
  const { rows } = await sql<{ account: number; request: number; file: number }>`
    select coalesce((select max(account_id) from retirement_account), 0) as account,
      coalesce((select max(request_id) from distribution_request), 0) as request,
      coalesce((select max(attachment_id) from attachment), 0) as file`.execute(tx)
  return rows[0] ?? { account: 0, request: 0, file: 0 }
}

function invent({ clock }: Services, from: number, to: number): Pick<Part, 'first' | 'owners'> {
  const now = clock.now()
  return { first: from, owners: Array.from({ length: to - from }, (_, place) => inventOwner(from + place, now)) }
}
