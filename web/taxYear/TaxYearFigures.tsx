import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type {
  TaxYearFigures_report$data,
  TaxYearFigures_report$key,
} from '../__generated__/TaxYearFigures_report.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { Money } from '../kit/ui/Money.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'

const useStyles = makeStyles({
  tables: { display: 'flex', flexWrap: 'wrap', columnGap: '40px', rowGap: '20px', marginBlockStart: '20px' },
  table: { flexGrow: 1, flexBasis: '280px', minWidth: 0 },
})

type Prepared = NonNullable<TaxYearFigures_report$data['prepared']>

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const monthColumns = (form: string): readonly Column<{ month: string; amount: number }>[] => [
  { key: 'month', header: 'Month', rowHeader: true, cell: ({ month }) => month },
  { key: 'amount', header: form, align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
]

const dayColumns: readonly Column<Prepared['days'][number]>[] = [
  { key: 'day', header: 'Day', rowHeader: true, cell: ({ day }) => formatDate(day) },
  { key: 'amount', header: 'Form 945-A', align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
]

const depositColumns: readonly Column<Prepared['deposits'][number]>[] = [
  {
    key: 'due',
    header: 'Due',
    rowHeader: true,
    cell: ({ dueOn, isLate }) => (
      <>
        <DateText date={dueOn} />
        {isLate ? ', late' : null}
      </>
    ),
  },
  {
    key: 'days',
    header: 'Withheld',
    cell: ({ from, to }) => (from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`),
  },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
]

/** Shows the figures of Form 945 and its deposits, and whether the owners' tax forms agree with the books. */
export function TaxYearFigures({ reportKey }: { reportKey: TaxYearFigures_report$key }) {
  const styles = useStyles()
  const { prepared } = useFragment(
    graphql`
      fragment TaxYearFigures_report on TaxYearReport @throwOnFieldError {
        prepared {
          preparedAt
          forms1099R
          forms5498
          corrections
          gross
          federalWithheld
          stateWithheld
          rollover
          lateRollover
          fairMarketValue
          withheld
          deposited
          balanceDue
          difference
          months
          days {
            day
            amount
          }
          schedule
          deposits {
            from
            to
            amount
            dueOn
            isLate
          }
        }
      }
    `,
    reportKey,
  )
  if (!prepared) return null
  const agrees = prepared.difference === 0
  // A monthly depositor has no days and completes line 7 of Form 945 instead of Form 945-A.
  const monthForm = prepared.days.length > 0 ? 'Form 945-A, total for month' : 'Form 945, line 7'
  return (
    <>
      <MessageBar intent={agrees ? 'success' : 'error'} layout="multiline">
        <MessageBarBody>
          {agrees
            ? 'The forms agree with the tax book to the cent. Prepared on '
            : 'The forms do not agree with the tax book. Prepared on '}
          <DateText date={prepared.preparedAt} />.
        </MessageBarBody>
      </MessageBar>
      <div className={styles.tables}>
        <div className={styles.table}>
          <SummaryList
            rows={[
              { term: 'Form 945, line 3: total withheld', value: <Money amount={prepared.withheld} />, strong: true },
              { term: 'Line 4: deposits', value: <Money amount={prepared.deposited} /> },
              { term: 'Line 5: balance due', value: <Money amount={prepared.balanceDue} />, strong: true },
              { term: 'Federal tax withheld on the forms', value: <Money amount={prepared.federalWithheld} /> },
              ...(agrees ? [] : [{ term: 'Not on a form', value: <Money amount={prepared.difference} /> }]),
            ]}
          />
        </div>
        <div className={styles.table}>
          <SummaryList
            rows={[
              { term: 'Forms 1099-R', value: String(prepared.forms1099R) },
              { term: 'Gross distributions', value: <Money amount={prepared.gross} /> },
              { term: 'State tax withheld', value: <Money amount={prepared.stateWithheld} /> },
              { term: 'Forms 5498', value: String(prepared.forms5498) },
              { term: 'Rollover contributions', value: <Money amount={prepared.rollover} /> },
              ...(prepared.lateRollover == null
                ? []
                : [{ term: 'Late rollovers', value: <Money amount={prepared.lateRollover} /> }]),
              { term: 'Fair market value', value: <Money amount={prepared.fairMarketValue} /> },
              { term: 'Corrected forms', value: String(prepared.corrections) },
            ]}
          />
        </div>
      </div>
      <div className={styles.tables}>
        <div className={styles.table}>
          <DataTable
            caption={monthForm}
            columns={monthColumns(monthForm)}
            rows={prepared.months.map((amount, index) => ({ month: MONTHS[index] ?? '', amount }))}
            rowKey={({ month }) => month}
            empty="Nothing was withheld."
          />
        </div>
        {prepared.days.length > 0 ? (
          <div className={styles.table}>
            <DataTable
              caption="Form 945-A, days"
              columns={dayColumns}
              rows={prepared.days}
              rowKey={({ day }) => day}
              empty="Nothing was withheld."
              paged
            />
          </div>
        ) : null}
        <div className={styles.table}>
          <DataTable
            caption={prepared.schedule === 'MONTHLY' ? 'Deposits, monthly' : 'Deposits, semiweekly'}
            columns={depositColumns}
            rows={prepared.deposits}
            rowKey={({ from }) => from}
            empty="Nothing had to be deposited."
          />
        </div>
      </div>
    </>
  )
}
