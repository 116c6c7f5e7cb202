import { needsRelease, type BulkFile } from '../../exports/fileRelease.ts'
import { usDate } from '../../platform/calendar/usDate.ts'
import type { DecidedFilter } from '../decisions.sql.ts'

/** The pack as a file whose rows count toward the limit of exports. */
export function packAsExport(filter: DecidedFilter): BulkFile {
  return {
    call: 'downloadCompliancePack',
    query: filter,
    title: 'Pack for an examiner (download it where it was asked for)',
    name: 'Pack for an examiner',
    narrowedBy: [
      { label: 'Decided', value: daysOf(filter) },
      ...(filter.accountId === undefined ? [] : [{ label: 'Account ID', value: String(filter.accountId) }]),
    ],
    waits: `${needsRelease('pack')} A second person has to release it first; then download it again.`,
  }
}

/** The days of the decisions. Without a last day, a download also has the decisions made after the release. */
function daysOf({ from, to }: DecidedFilter): string {
  return `${from ? usDate(from) : 'the first one'} to ${to ? usDate(to) : 'the day of the download'}`
}
