import { addHours } from 'date-fns/addHours'
import * as z from 'zod'
import { DOWNLOAD_HOURS } from '../../contract/exports.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'

type Payload = { exportId: number }

/** An export of many people's data needs a second person's release. */
export const LIST_EXPORT: Effect<Payload> = {
  name: 'list-export',
  title: 'Export of a list',
  payload: z.strictObject({ exportId: z.int() }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: async ({ tx }, { payload }) => {
    await tx
      .selectFrom('list_export')
      .select('export_id')
      .where('export_id', '=', payload.exportId)
      .forUpdate()
      .execute()
  },
  // The download checks whether the requester is still an employee.
  changed: async () => null,
  perform: (context, { payload }) =>
    set(context, payload, { status: 'READY', available_until: addHours(context.now, DOWNLOAD_HOURS) }),
  ended: (context, { payload }, status) => set(context, payload, { status, available_until: null }),
}

async function set(
  { tx }: WriteContext,
  { exportId }: Payload,
  to: { status: 'READY' | 'REFUSED' | 'WITHDRAWN' | 'LAPSED'; available_until: Date | null },
): Promise<void> {
  await tx.updateTable('list_export').set(to).where('export_id', '=', exportId).execute()
}
