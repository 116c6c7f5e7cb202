import { makeStyles } from '@fluentui/react-components'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { addressOf } from '../../core/session/ownerInAddress.ts'
import { WarnedFile } from '../../core/files/WarnedFile.tsx'
import type { Column } from '../../kit/lists/DataTable.tsx'
import { formatDateTime } from '../../kit/ui/format.ts'
import { DateText } from '../../kit/ui/DateText.tsx'
import { Money } from '../../kit/ui/Money.tsx'
import { Age } from './Age.tsx'
import type { Row } from './requestRow.ts'
import { StatusText } from './StatusText.tsx'
import type { RequestKind } from './texts.ts'
import { NONE } from '../../kit/ui/none.ts'

const ofBoth: readonly Column<Row>[] = [
  {
    key: 'account',
    // Fits nine characters.
    width: 86,
    header: 'Account #',
    sort: 'ACCOUNT_NUMBER',
    cell: ({ accountOwnerId, retirementAccountId, planAccountNumber }) => (
      <ScreenLink to={addressOf(accountOwnerId, `${retirementAccountId}/transaction`)} prefetchData={false}>
        {planAccountNumber}
      </ScreenLink>
    ),
  },
  {
    key: 'firstName',
    width: 79,
    header: 'First Name',
    breaks: true,
    cell: (row) => <OwnerName ownerId={row.accountOwnerId}>{row.firstName}</OwnerName>,
  },
  {
    key: 'lastName',
    width: 79,
    header: 'Last Name',
    sort: 'NAME',
    breaks: true,
    cell: (row) => <OwnerName ownerId={row.accountOwnerId}>{row.lastName}</OwnerName>,
  },
  {
    key: 'type',
    // Fits "Recharacterized" on one line.
    width: 112,
    header: 'Type',
    cell: ({ type }) => <TypeName>{type}</TypeName>,
  },
  {
    key: 'amount',
    // Fits $9,999,999.99.
    width: 100,
    header: 'Amount',
    sort: 'AMOUNT',
    align: 'end',
    cell: (row) => <Money amount={row.amount} />,
  },
  {
    key: 'dateRequested',
    // Fits 11/27/2026 with a clear space after it.
    width: 102,
    header: 'Date Requested',
    sort: 'DATE_REQUESTED',
    cell: ({ requestedAt }) => (
      <span title={formatDateTime(requestedAt)}>
        <DateText date={requestedAt} />
      </span>
    ),
  },
  {
    key: 'age',
    // Fits "188 · overdue".
    width: 94,
    header: 'Bank days',
    sort: 'WAITING_SINCE',
    falls: true,
    cell: (row) => <Age days={row.ageInBankDays} bare />,
  },
  // Fits "Incomplete" with a clear space after it.
  { key: 'status', width: 88, header: 'Status', cell: (row) => <StatusText row={row} /> },
]

const file = (kind: RequestKind): Column<Row> => ({
  key: 'file',
  width: 38,
  header: 'File',
  screenOnly: true,
  cell: (row) => <RequestFile kind={kind} row={row} />,
})

/** The table columns of a request list. */
export const requestColumns: Record<RequestKind, readonly Column<Row>[]> = {
  withdrawal: [...ofBoth, file('withdrawal')],
  rollover: [...ofBoth.filter(({ key }) => key !== 'type'), file('rollover')],
}

const useStyles = makeStyles({ type: { display: 'block', whiteSpace: 'normal', lineHeight: '16px' } })

/** Types differ in their tax, so the type is never cut off and may wrap to a second line. */
function TypeName({ children }: { children: string | null }) {
  return <span className={useStyles().type}>{children}</span>
}

function OwnerName({ ownerId, children }: { ownerId: number; children: string }) {
  return (
    <ScreenLink to={addressOf(ownerId)} prefetchData={false} title={children}>
      {children}
    </ScreenLink>
  )
}

export function RequestFile({ kind, row }: { kind: RequestKind; row: Row }) {
  const { attachmentPath, attachmentWarning, planAccountNumber } = row
  if (!attachmentPath) return <>{NONE}</>
  const fileName = `${kind}-${planAccountNumber}.pdf`
  return <WarnedFile path={attachmentPath} fileName={fileName} label="PDF" warning={attachmentWarning} />
}
