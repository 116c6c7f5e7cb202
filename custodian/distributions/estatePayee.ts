import { sql } from 'kysely'
import { anyOfIds } from '../platform/db/anyOf.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

interface Named {
  first_name: string
  last_name: string
}

/** Payee and address of a check to an owner's estate, as two people approved them. */
export interface EstatePayee {
  /** "Estate of John Doe". */
  payableTo: string
  /** The executor or administrator, who gets the check. */
  representative: string
  address1: string
  address2: string | null
  city: string
  state: string
  zip: string
}

/** The payee of a check to the estate of this request's owner. */
export const estateName = ({ first_name: firstName, last_name: lastName }: Named) =>
  `Estate of ${`${firstName} ${lastName}`.trim()}`

/** Payee and address of a check to the estate, as an employee entered them. */
export function estateOf(
  request: Named,
  {
    representative,
    address1,
    address2,
    city,
    state,
    zip,
  }: Omit<EstatePayee, 'payableTo' | 'address2'> & { address2?: string | null | undefined },
): EstatePayee {
  const payableTo = estateName(request)
  return { payableTo, representative, address1, address2: address2 || null, city, state, zip: zip.trim() }
}

/** The payment to this estate, once for each name on the check: each is compared with the sanctions list on its own. */
export const screenedOf = <Request extends object>(
  request: Request,
  { payableTo, representative }: Pick<EstatePayee, 'payableTo' | 'representative'>,
) => [payableTo, representative].map((name) => ({ ...request, estate: null, check_payable_to: name }))

/** The lines of the envelope. */
export function mailLinesOf(estate: EstatePayee): string[] {
  const { payableTo, representative, address1, address2, city, state, zip } = estate
  const lines = [payableTo, `c/o ${representative}`, address1, address2, `${city}, ${state} ${zip}`]
  return lines.filter((line) => line !== null && line !== '').map(String)
}

/** The address of the representative in one line: "c/o Rita Roe, 9 Probate Rd, Austin, TX 78701". */
export const mailedToEstate = (estate: EstatePayee) => mailLinesOf(estate).slice(1).join(', ')

/** Payee and address as the second person reads them. */
export const changesToEstate = (estate: EstatePayee) => [
  { label: 'Payable to', before: null, after: estate.payableTo },
  { label: 'Mailed to', before: null, after: mailedToEstate(estate) },
]

/** These payees by id. */
export async function estatePayeesOf(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, EstatePayee>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('estate_payee').selectAll().where('estate_payee_id', '=', anyOfIds(ids)).execute()
  return new Map(
    rows.map(({ estate_payee_id: id, payable_to: payableTo, representative, address1, address2, city, state, zip }) => [
      id,
      { payableTo, representative, address1, address2, city, state, zip },
    ]),
  )
}

/** Whether a payment to the estate of this owner is on its way or has arrived. */
export async function isEstatePaid(db: Db | Tx, ownerId: number): Promise<boolean> {
  const { rows } = await sql`
    select from distribution_request r join retirement_account a on a.account_id = r.account_id
    where a.account_owner_id = ${ownerId} and pays_estate(r.request_id) limit 1`.execute(db)
  return rows.length > 0
}
