import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DueDays_report$data, DueDays_report$key } from '../__generated__/DueDays_report.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { duties, isLater, isOverdue, ownersNamed, stateOf, withFirst } from './duties.ts'

const useStyles = makeStyles({
  overdue: { color: tokens.colorStatusDangerForeground1 },
  first: { fontWeight: 600 },
  card: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
  later: { color: tokens.colorNeutralForeground3 },
})

type Row = Omit<DueDays_report$data['dueDays'][number], 'duty' | 'state'> & { duty: string; state: string }

const columns: readonly Column<Row>[] = [
  { key: 'what', header: 'What', rowHeader: true, breaks: true, cell: ({ duty }) => duties[duty]?.what ?? duty },
  {
    key: 'due',
    header: 'Due',
    cell: (row) => <Due row={row} />,
    breaks: true,
  },
  { key: 'how', header: 'Done By', breaks: true, cell: ({ duty }) => <DoneBy duty={duty} /> },
  {
    key: 'state',
    header: 'Status',
    breaks: true,
    cell: (row) => <State row={row} />,
  },
]

/** Links to the job that fulfills a duty, or says that the firm fulfills it. */
function DoneBy({ duty }: { duty: string }) {
  const { job, next } = duties[duty] ?? {}
  if (!job) return 'Your firm, outside the portal'
  return (
    <>
      <ScreenLink to="/jobs">{`"${job}" job`}</ScreenLink>
      {next ? `, then ${next}` : null}
    </>
  )
}

function Due({ row: { dueOn, laterOn } }: { row: Row }) {
  return (
    <>
      <DateText date={dueOn} />
      {laterOn ? (
        <>
          ; <DateText date={laterOn} /> after deposits in full and on time
        </>
      ) : null}
    </>
  )
}

function State({ row: { ownersLeft, state, daysLeft } }: { row: Row }) {
  const styles = useStyles()
  const due = { state, daysLeft }
  const left = ownersLeft.length > 0 && `. Not possible for owner ${ownersNamed(ownersLeft)}: see the job`
  return (
    <>
      <span
        className={mergeClasses(
          isOverdue(due) && styles.overdue,
          due.state === 'FIRST' && styles.first,
          isLater(due) && styles.later,
        )}
      >
        {stateOf(due)}
      </span>
      {left}
    </>
  )
}

/** A duty on a phone, with its name as the title. */
function DutyCard({ row }: { row: Row }) {
  const styles = useStyles()
  return (
    <div className={styles.card}>
      <p className={styles.first}>{duties[row.duty]?.what ?? row.duty}</p>
      <p>
        <State row={row} />
      </p>
      <p>
        Due <Due row={row} />
      </p>
      <p>
        Done by: <DoneBy duty={row.duty} />
      </p>
    </div>
  )
}

/** Lists the deadlines of a tax year for furnishing and filing forms, and what remains to do. */
export function DueDays({ reportKey }: { reportKey: DueDays_report$key }) {
  const { year, prepared, dueDays } = useFragment(
    graphql`
      fragment DueDays_report on TaxYearReport @throwOnFieldError {
        year
        prepared {
          __typename
        }
        dueDays {
          duty
          dueOn
          laterOn
          state
          daysLeft
          ownersLeft
        }
      }
    `,
    reportKey,
  )
  return (
    <DataTable
      caption={`Deadlines of ${year}`}
      columns={columns}
      rows={prepared ? dueDays : withFirst(dueDays)}
      rowKey={({ duty }) => duty}
      card={(row) => <DutyCard row={row} />}
      empty="Nothing is due."
      emptyMark="DONE"
    />
  )
}
