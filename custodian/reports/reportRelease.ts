import { waitsHere, type BulkFile } from '../exports/fileRelease.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { Period } from './withholding.sql.ts'

/** The withholding report by account, whose rows are about people, as a file that counts toward the limit of exports. */
export function byAccountAsExport({ startDate, endDate }: Period): BulkFile {
  const days = `${startDate ? usDate(startDate) : 'the first day'} to ${endDate ? usDate(endDate) : 'the day of the download'}`
  return {
    call: 'reportByAccount',
    query: { startDate, endDate },
    title: 'Withholding by Account (download it on its page)',
    name: 'Withholding by Account',
    narrowedBy: [{ label: 'Days', value: days }],
    waits: `${waitsHere('report')}, for the same days.`,
  }
}
