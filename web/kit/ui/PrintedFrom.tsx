import { companyName } from '../page/layout.ts'
import { formatDate, timesIn } from './format.ts'
import { today } from './typedDate.ts'

interface Props {
  /** Full name of the account owner; null if the screen is not about one owner. */
  owner: string | null
}

/** Header of every printed page: company, owner, date, URL, and the time zone of the times on the page. */
export function PrintedFrom({ owner }: Props) {
  return (
    <div data-print="only">
      <strong>{[companyName, owner, `Printed ${formatDate(today())}`].filter(Boolean).join(' · ')}</strong>
      <p>
        {window.location.href} · {timesIn()}
      </p>
    </div>
  )
}
