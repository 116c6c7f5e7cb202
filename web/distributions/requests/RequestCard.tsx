import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { formatMoney } from '../../kit/ui/format.ts'
import { DateText } from '../../kit/ui/DateText.tsx'
import { Age } from './Age.tsx'
import { openedByText } from './OpenedBy.tsx'
import { RequestFile } from './requestColumns.tsx'
import type { Row } from './requestRow.ts'
import { showsPlanned, statusNotes, StatusText } from './StatusText.tsx'
import type { RequestKind } from './texts.ts'

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
  first: { fontWeight: 600, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', columnGap: '8px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '6px', rowGap: '4px' },
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  // Without a basis, so that a long note wraps here instead of moving the PDF link to the next line.
  status: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: '8ch',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
})

interface Props {
  kind: RequestKind
  row: Row
  /** Content of the first line, which opens the request. */
  linkTo: (line: string) => ReactNode
  /** Checkbox that selects the request; null if the list has no actions on several requests. */
  select: ReactNode
  actions: ReactNode
}

/** A request on a phone, in three lines: owner and amount, type and date, status and actions. */
export function RequestCard({ kind, row, linkTo, select, actions }: Props) {
  const styles = useStyles()
  const payment = showsPlanned(row) ? '' : `${row.payment} · `
  const type = row.type === null ? '' : `${row.type} · ${payment}`
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <p className={styles.first}>
          {linkTo(`${row.planAccountNumber} · ${row.firstName} ${row.lastName} · ${formatMoney(row.amount)}`)}
        </p>
        {select}
      </div>
      <p className={styles.small}>
        {`${row.number} · ${type}`}
        <DateText date={row.requestedAt} />
        {row.ageInBankDays === null || row.ageInBankDays === undefined ? null : ' · '}
        <Age days={row.ageInBankDays} />
        {row.openedBy.length > 0 ? ` · ${openedByText(row.openedBy)}` : null}
      </p>
      <div className={styles.line}>
        <span className={styles.status}>
          <StatusText row={row} />
          {statusNotes(row)}
        </span>
        {row.attachmentPath ? <RequestFile kind={kind} row={row} /> : null}
        {actions}
      </div>
    </div>
  )
}
