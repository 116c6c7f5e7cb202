import type { Db } from '../db/connect.ts'
import { maintenanceOf } from '../maintenance/current.ts'
import { ApiError } from './errors.ts'

/** Refuses writes in read-only mode. @throws 409 with the code READ_ONLY and the operator's sentence */
export async function requireWritable(db: Db): Promise<void> {
  const { mode, text } = await maintenanceOf(db)
  // The status is not 503, because the custodian is healthy and a retry does not help.
  if (mode === 'READ_ONLY') throw new ApiError(409, { code: 'READ_ONLY', message: text })
}
