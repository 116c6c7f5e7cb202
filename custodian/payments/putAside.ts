import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import type { FullRequest } from '../distributions/request.sql.ts'
import { setStatus } from '../distributions/settlement/performTransition.ts'
import type { Services } from '../platform/context/services.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import type { WaitingPayment } from './payment.sql.ts'

/**
 * Whether a first payment would be sent in another year than the year of its posting. The year of the posting
 * decides the tax forms. A payment that is sent again stays a distribution of its original year.
 */
export const crossesYear = ({ paidOn, isFirst }: WaitingPayment, day: string) =>
  isFirst && paidOn.slice(0, 4) !== day.slice(0, 4)

/** The reason that the owner reads for a payment not sent in the year of its posting. */
export const notOfItsYear = ({ paidOn }: WaitingPayment) =>
  `It was not sent before the end of ${paidOn.slice(0, 4)}. We put the money back; then you can request it again.`

/**
 * Sets a Pending request to Incomplete, because no file can include its payment and staff must reverse the payment.
 * Moves no money. The owner gets the reason. The request must be locked.
 */
export async function putAside(
  { tx, services, run }: { tx: Tx; services: Services; run: JobRun },
  request: FullRequest,
  reason: string,
): Promise<void> {
  if (request.status_id !== REQUEST_STATUS.pending) return
  const context = writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
  await setStatus(context, request, REQUEST_STATUS.incomplete, { reason })
}
