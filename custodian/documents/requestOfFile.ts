import { activeStatusIds } from '../../contract/requestStatus.ts'
import type { Tx } from '../platform/db/connect.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import type { NewFile } from './files.sql.ts'

interface FileOwner {
  accountId: number
  ownerId: number
}

/** The request that gets a file. Files of a request that pays a recipient are for staff only. */
type RequestOfFile = Pick<NewFile, 'requestId' | 'isForStaff'>

const toFile = (row: { request_id: number; payee_id: number | null }): RequestOfFile => ({
  requestId: row.request_id,
  isForStaff: row.payee_id !== null,
})

/**
 * The active request of an account, to which staff add a file.
 * @throws 404 for an account that is not the owner's; 409 if it has no active request, or several
 */
export async function activeRequestOf(tx: Tx, of: FileOwner): Promise<RequestOfFile> {
  const [row, other] = await tx
    .selectFrom('distribution_request')
    .innerJoin('retirement_account', 'retirement_account.account_id', 'distribution_request.account_id')
    .select(['request_id', 'payee_id'])
    .where('account_owner_id', '=', of.ownerId)
    .where('distribution_request.account_id', '=', of.accountId)
    .where('distribution_request.status_id', 'in', activeStatusIds)
    .limit(2)
    .execute()
  if (!row) throw refuse(409, 'The account has no active request.')
  // After a death, several recipients may have open claims on one account.
  if (other) throw refuse(409, 'The account has several active requests. Please add the file to its request.')
  return toFile(row)
}

/** A request of this account, in any status. @throws 404 for a request of another account or owner */
export async function ownRequestOf(tx: Tx, of: FileOwner & { requestId: number }): Promise<RequestOfFile> {
  const row = await tx
    .selectFrom('distribution_request as r')
    .innerJoin('retirement_account as a', 'a.account_id', 'r.account_id')
    .select(['r.request_id', 'r.payee_id'])
    .where('r.request_id', '=', of.requestId)
    .where('r.account_id', '=', of.accountId)
    .where('a.account_owner_id', '=', of.ownerId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return toFile(row)
}
