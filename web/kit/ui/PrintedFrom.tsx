import { companyName } from '../page/layout.ts'
import { formatDate, zoneOf } from './format.ts'
import { today } from './typedDate.ts'

interface Props {
  /** Full name of the account owner; null if the page is about nobody. */
  owner: string | null
}

/** The head of every printed page: company, owner, date, the URL of the page, and the time zone of its times. */
export function PrintedFrom({ owner }: Props) {
  return (
    <div data-print="only">
      <strong>{[companyName, owner, `Printed ${formatDate(today())}`].filter(Boolean).join(' · ')}</strong>
      <p>
        {/* In words, UTC is "GMT+00:00", but beside a time it is "UTC". */}
        {window.location.href} · Times in {zoneOf(today(), 'longGeneric').replace('GMT+00:00', 'UTC')}
      </p>
    </div>
  )
}
