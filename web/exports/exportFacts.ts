import { graphql, readInlineData } from 'react-relay'
import type { exportFacts_export$key } from '../__generated__/exportFacts_export.graphql.ts'
import { formatDateTime } from '../kit/ui/format.ts'

export type ExportFacts = ReturnType<typeof exportFacts>

/** Reads the data of an export. */
export function exportFacts(key: exportFacts_export$key) {
  const data = readInlineData(
    graphql`
      fragment exportFacts_export on Export @inline @throwOnFieldError {
        exportId
        title
        narrowedBy {
          label
          value
        }
        rows
        amount
        status
        whyNotAlone
        askedAt
        availableUntil
        downloadsLeft
      }
    `,
    key,
  )
  const { exportId, title, rows, amount, status, whyNotAlone, askedAt, availableUntil, downloadsLeft } = data
  const narrowedBy = data.narrowedBy.map(({ label, value }) => ({ label, value }))
  return { exportId, title, narrowedBy, rows, amount, status, whyNotAlone, askedAt, availableUntil, downloadsLeft }
}

/** Describes the state of an export and the number of downloads left. */
export function statusText({ status, availableUntil, downloadsLeft }: ExportFacts): string {
  switch (status) {
    case 'READY':
      return `${downloadsLeft === 1 ? '1 download' : `${downloadsLeft} downloads`} left${availableUntil ? `, until ${formatDateTime(availableUntil)}` : ''}`
    case 'WAITING':
      return 'Waits for a second person'
    case 'REFUSED':
      return 'A second person refused it'
    case 'WITHDRAWN':
      return 'You withdrew it'
    case 'LAPSED':
      return 'Nobody released it in time'
    default:
      return downloadsLeft === 0 ? 'Download limit reached' : 'Expired'
  }
}
