import { ScreenLink } from '../../app/screens/ScreenLink.tsx'
import { addressOf } from '../../app/session/ownerInAddress.ts'
import { WarnedFile } from '../../app/files/WarnedFile.tsx'
import type { Column } from '../../kit/lists/DataTable.tsx'
import { dayOf, formatDateTime } from '../../kit/ui/format.ts'
import { DateText } from '../../kit/ui/DateText.tsx'
import { Money } from '../../kit/ui/Money.tsx'
import { Age } from './Age.tsx'
import type { Row } from './requestRow.ts'
import { StatusText } from './StatusText.tsx'
import type { RequestKind } from './texts.ts'

const OPEN = 1

const ofBoth: readonly Column<Row>[] = [
  {
    key: 'account',
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
    header: 'First Name',
    breaks: true,
    cell: (row) => <OwnerName ownerId={row.accountOwnerId}>{row.firstName}</OwnerName>,
  },
  {
    key: 'lastName',
    header: 'Last Name',
    sort: 'NAME',
    breaks: true,
    cell: (row) => <OwnerName ownerId={row.accountOwnerId}>{row.lastName}</OwnerName>,
  },
  { key: 'type', header: 'Type', cell: ({ type }) => type },
  { key: 'amount', header: 'Amount', sort: 'AMOUNT', align: 'end', cell: (row) => <Money amount={row.amount} /> },
  {
    key: 'dateRequested',
    header: 'Date Requested',
    sort: 'DATE_REQUESTED',
    cell: ({ dateRequested }) => (
      <span title={formatDateTime(dateRequested)}>
        <DateText date={dayOf(dateRequested)} />
      </span>
    ),
  },
  { key: 'age', header: 'Age', sort: 'WAITING_SINCE', falls: true, cell: (row) => <Age days={row.ageInBankDays} /> },
  { key: 'status', header: 'Status', cell: (row) => <RequestStatus row={row} /> },
]

const file = (kind: RequestKind): Column<Row> => ({
  key: 'file',
  header: 'File',
  cell: (row) => <RequestFile kind={kind} row={row} />,
})

/** The facts of a request in a list, as the table shows them. */
export const requestColumns: Record<RequestKind, readonly Column<Row>[]> = {
  withdrawal: [...ofBoth, file('withdrawal')],
  rollover: [...ofBoth.filter(({ key }) => key !== 'type'), file('rollover')],
}

function OwnerName({ ownerId, children }: { ownerId: number; children: string }) {
  return (
    <ScreenLink to={addressOf(ownerId)} prefetchData={false} title={children}>
      {children}
    </ScreenLink>
  )
}

export function RequestStatus({ row }: { row: Row }) {
  return (
    <StatusText
      statusId={row.statusId}
      outcome={row.outcome}
      holdReason={row.holdReason ?? null}
      reason={row.incompleteReason}
      payments={row.payments}
      note={statusNote(row)}
    />
  )
}

export function RequestFile({ kind, row }: { kind: RequestKind; row: Row }) {
  const { attachmentPath, attachmentWarning, planAccountNumber } = row
  if (!attachmentPath) return <>–</>
  const fileName = `${kind}-${planAccountNumber}.pdf`
  return <WarnedFile path={attachmentPath} fileName={fileName} label="PDF" warning={attachmentWarning} />
}

/** What is to be done with it, or who else has to. */
function statusNote({ mustReadForm, waitsFor, approval, statusId }: Row): string | null {
  if (mustReadForm) return 'read the form'
  if (waitsFor !== null) return `Waits: ${waitsFor}`
  return statusId === OPEN ? approval.whyNot : null
}
