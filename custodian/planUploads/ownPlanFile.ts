import { isOneOf, personOf } from '../approvals/person.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** Whether the job processed a plan file that this person uploaded, who then has the data already. */
export async function isOwnPlanFile(db: Db | Tx, userId: number, jobId: number): Promise<boolean> {
  const file = await db.selectFrom('plan_file').select('uploaded_by').where('job_id', '=', jobId).executeTakeFirst()
  return file !== undefined && isOneOf(db, await personOf(db, userId), [file.uploaded_by])
}
