import { sql } from 'kysely'
import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import type { Tx } from '../platform/db/connect.ts'

/** The owner of a statement, the owner's mailing address, and the day of a confirmed death. */
export type Party = Awaited<ReturnType<typeof partiesOf>>[number]

/** Finds the parties of these accounts, in account order. */
export function partiesOf(tx: Tx, accountIds: readonly number[]) {
  return tx
    .selectFrom('retirement_account as a')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .innerJoin('plan as p', 'p.plan_id', 'a.plan_id')
    .leftJoin('address as m', (join) =>
      join.onRef('m.account_owner_id', '=', 'o.account_owner_id').on('m.address_type_id', '=', ADDRESS_TYPE.mailing),
    )
    .leftJoin('owner_death as d', (join) =>
      join.onRef('d.account_owner_id', '=', 'o.account_owner_id').on('d.state', '=', 'CONFIRMED'),
    )
    .select(['a.account_id', 'a.account_owner_id', 'a.plan_account_number', 'a.account_type'])
    .select(['o.first_name', 'o.last_name', 'd.died_on', 'p.name as plan_name'])
    .select(['m.address1', 'm.address2', 'm.city', 'm.state', 'm.zip'])
    .where(sql<boolean>`a.account_id = any(${accountIds}::int[])`)
    .orderBy('a.account_id')
    .execute()
}
