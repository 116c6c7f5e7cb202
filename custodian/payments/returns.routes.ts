import { refusalText } from '../../contract/fileRefusals.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import {
  listReturns,
  processRejections,
  returnsResult,
  takeInReturns,
  type BroughtBack,
} from '../../contract/returns.ts'
import * as z from 'zod'
import type { Serving } from '../platform/http/serve.ts'
import { refuse } from '../platform/http/errors.ts'
import { takeInReturns as takeIn } from './processRejections.job.ts'
import type { RunJob } from '../platform/jobs/job.ts'
import { RETURN_SORTS, returnCents, returnsBy, returnView } from './returnList.sql.ts'

/** The fields of the job's result that staff see. */
const returnsOut = z.object(returnsResult.shape)
/** Lists returned payments and imports those that staff enter. */
export function returnRoutes({ serve, services }: Serving, runJob: RunJob): void {
  serve(processRejections, async ({ body }) => {
    await takeIn(services, contentOf(body))
    return runJob(services, JOB_TYPE.processRejections)
  })

  serve(listReturns, async ({ call, query, page }) => {
    const rows = returnsBy(call.db, query, services.config.businessTimeZone)
    const found = await page(call.db, rows, RETURN_SORTS, returnCents)
    return found.answer(found.items(await returnView(call.db, found.rows)))
  })

  serve(takeInReturns, async ({ call, body }) => {
    const content = contentOf(body)
    const file = { entity: 'return_file', entityId: '' }
    await call.write(async ({ tx, audit }) => {
      const { sha256, isDone } = await takeIn(services, content, { tx, userId: call.principal.userId })
      if (isDone) throw refuse(409, refusalText('returnsKnown'))
      file.entityId = sha256
      await audit({ action: 'returns.takeIn', ...file })
    })
    const { failures, ...counts } = returnsOut.parse(await runJob(services, JOB_TYPE.processRejections))
    // The write, which stores the response for a repeated call, comes last. A call repeated before the job has ended
    // continues with the same file.
    return call.write(async ({ audit }) => {
      await audit({ action: 'returns.result', ...file, after: counts })
      return { ...counts, failures }
    })
  })
}

function contentOf(body: BroughtBack): Buffer {
  return 'content' in body ? Buffer.from(body.content, 'base64') : Buffer.from(JSON.stringify(body.returns))
}
