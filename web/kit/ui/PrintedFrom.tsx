import { companyName } from '../page/layout.ts'
import { formatDate } from './format.ts'
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
        {window.location.href} · Times in {zoneName()}
      </p>
    </div>
  )
}

/** "Eastern Time". */
function zoneName(): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
