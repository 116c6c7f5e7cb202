import { sql, type RawBuilder } from 'kysely'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'

/**
 * SQL condition: the account `a` is its owner's. False for an account that a plan file opened under another person's
 * name, until a reviewer passes it, and again once it is rejected.
 */
export const isOwnersAccount: RawBuilder<boolean> = sql<boolean>`(a.named_in_file is null
  or (a.passed_at is not null and a.status_id <> ${sql.lit(ACCOUNT_STATUS.rejected)}))`
