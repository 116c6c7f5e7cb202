import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { BeneficiaryTable } from '../platform/db/schema.ts'

export type BeneficiaryRow = Selectable<BeneficiaryTable>

export function beneficiariesOfOwner(db: Db | Tx, ownerId: number): Promise<BeneficiaryRow[]> {
  return db
    .selectFrom('beneficiary')
    .selectAll()
    .where('account_owner_id', '=', ownerId)
    .orderBy('beneficiary_id')
    .execute()
}

/** The beneficiaries of one account of the owner. */
export function beneficiariesOfAccount(db: Db | Tx, ownerId: number, accountId: number): Promise<BeneficiaryRow[]> {
  return db
    .selectFrom('beneficiary')
    .selectAll()
    .where('account_owner_id', '=', ownerId)
    .where('account_id', '=', accountId)
    .orderBy('beneficiary_id')
    .execute()
}

/** Locks the row of the owner's account, so two lists of shares are not mixed; false if there is no such account. */
export async function lockOwnAccount(tx: Tx, ownerId: number, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('retirement_account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('account_owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export function insertBeneficiary(tx: Tx, row: Omit<BeneficiaryRow, 'beneficiary_id'>): Promise<BeneficiaryRow> {
  return tx.insertInto('beneficiary').values(row).returningAll().executeTakeFirstOrThrow()
}

/** A beneficiary of this owner; undefined if it belongs to another owner. */
export function beneficiaryOfOwner(
  tx: Tx,
  ownerId: number,
  beneficiaryId: number,
): Promise<BeneficiaryRow | undefined> {
  return tx
    .selectFrom('beneficiary')
    .selectAll()
    .where('account_owner_id', '=', ownerId)
    .where('beneficiary_id', '=', beneficiaryId)
    .executeTakeFirst()
}

export function updatePerson(
  tx: Tx,
  {
    beneficiary_id,
    ...person
  }: Pick<BeneficiaryRow, 'beneficiary_id' | 'first_name' | 'last_name' | 'dob' | 'relationship'>,
): Promise<BeneficiaryRow> {
  return tx
    .updateTable('beneficiary')
    .set(person)
    .where('beneficiary_id', '=', beneficiary_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteBeneficiary(tx: Tx, beneficiaryId: number): Promise<void> {
  await tx.deleteFrom('beneficiary').where('beneficiary_id', '=', beneficiaryId).execute()
}

/** Whether a claim after the owner's death refers to this beneficiary. */
export async function isClaimed(tx: Tx, beneficiaryId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('distribution_request')
    .select('request_id')
    .where('beneficiary_id', '=', beneficiaryId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateAllocation(
  tx: Tx,
  row: Pick<BeneficiaryRow, 'beneficiary_id' | 'is_primary' | 'amount'>,
): Promise<void> {
  await tx
    .updateTable('beneficiary')
    .set({ is_primary: row.is_primary, amount: row.amount })
    .where('beneficiary_id', '=', row.beneficiary_id)
    .execute()
}

/** When the shares of each account of the owner were last submitted, by accountId. */
export async function allocationMoments(db: Db | Tx, ownerId: number): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('audit')
    .select(({ fn }) => ['entity_id', fn.max('at').as('at')])
    .where('account_owner_id', '=', ownerId)
    .where('action', '=', 'beneficiary.allocate')
    .groupBy('entity_id')
    .execute()
  return new Map(rows.map((row) => [Number(row.entity_id), row.at]))
}
