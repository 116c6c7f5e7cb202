import { writeAudit } from '../audit/audit.ts'
import type { Tx } from '../db/connect.ts'
import type { JobRun } from './job.ts'

/** Writes the audit row of a run that made many changes in one transaction. */
export async function auditRun(
  tx: Tx,
  run: Pick<JobRun, 'jobId' | 'batchId' | 'now'>,
  action: string,
  after: unknown,
): Promise<void> {
  const actor = { userId: null, roleId: null, requestId: run.batchId, ip: null, now: run.now }
  await writeAudit(tx, actor, { action, entity: 'job', entityId: run.jobId, after })
}
