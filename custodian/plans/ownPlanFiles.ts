import { sql } from 'kysely'
import type { Person } from '../approvals/person.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** The plan files among these that contain money of the person's own accounts. */
export async function ownPlanFiles(
  db: Db | Tx,
  { ownAccountOwnerId }: Pick<Person, 'ownAccountOwnerId'>,
  planFileIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ownAccountOwnerId === null || planFileIds.length === 0) return new Set()
  const found = await db
    .selectFrom('plan_money as m')
    .innerJoin('retirement_account as a', 'a.account_id', 'm.account_id')
    .select('m.attachment_id')
    .where('a.account_owner_id', '=', ownAccountOwnerId)
    .where(sql<boolean>`m.attachment_id = any(${planFileIds}::int[])`)
    .execute()
  return new Set(found.map(({ attachment_id }) => attachment_id))
}

/** The approvals about plan files with money of the person's own accounts, given the files of each approval. */
export async function approvalsOfOwnFiles(
  db: Db | Tx,
  person: Person,
  filesOf: ReadonlyMap<number, readonly number[]>,
): Promise<ReadonlySet<number>> {
  const own = await ownPlanFiles(db, person, [...new Set([...filesOf.values()].flat())])
  return new Set([...filesOf].flatMap(([id, files]) => (files.some((file) => own.has(file)) ? [id] : [])))
}
