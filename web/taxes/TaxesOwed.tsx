import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { TaxesOwed_taxes$data, TaxesOwed_taxes$key } from '../__generated__/TaxesOwed_taxes.graphql.ts'
import { searchAddress } from '../accounting/bookSearch.ts'
import { Bars } from '../charts/Bars.tsx'
import { WithheldByMonth } from '../charts/WithheldByMonth.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { formatDate, formatMoney } from '../kit/ui/format.ts'
import { Money } from '../kit/ui/Money.tsx'
import { taxPeriodIn, taxPeriods } from './taxPeriods.ts'
import { lazyPart } from '../kit/page/lazyPart.ts'
import { NONE } from '../kit/ui/none.ts'

const AddTransaction = lazyPart(async () => ({
  default: (await import('../accounting/AddTransaction.tsx')).AddTransaction,
}))

const useStyles = makeStyles({
  periods: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', rowGap: '4px', marginBlockEnd: '12px' },
  chosen: { fontWeight: 600, color: tokens.colorNeutralForeground1, textDecorationLine: 'none' },
  says: { marginBlockEnd: '12px' },
  // Keeps the button label on one line, because a wrapped label would not be on the row's baseline.
  pay: { whiteSpace: 'nowrap' },
  later: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  late: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
  heading: { fontSize: tokens.fontSizeBase400, fontWeight: 600, marginBlockStart: '24px', marginBlockEnd: '12px' },
})

type Row = TaxesOwed_taxes$data['books'][number]
type Deposit = NonNullable<Row['nextDeposit']>

/**
 * Whether a deposit is due with Form 945: from January 31 on. Scheduled deposits are due by January 20 of the next
 * year.
 */
const isWithForm945 = ({ from, dueOn }: Deposit) => dueOn >= `${Number(from.slice(0, 4)) + 1}-01-31`

/** Amount that the payment form offers first: the next deposit, or all of it if no deposit day is known. */
const offered = ({ nextDeposit, payable }: Row) => nextDeposit?.amount ?? payable

interface DepositProps {
  deposit: Deposit
  lateClassName: string
}

/** The missing amount of the next deposit and its due day, or the day since which it is overdue. */
function NextDeposit({ deposit, lateClassName }: DepositProps) {
  const { amount, dueOn, isLate } = deposit
  return isLate ? (
    <>
      <Money amount={amount} />
      {', '}
      <strong className={lateClassName}>
        overdue since <DateText date={dueOn} />
      </strong>
    </>
  ) : (
    <>
      <Money amount={amount} />
      {' by '}
      <DateText date={dueOn} />
      {isWithForm945(deposit) ? ', with Form 945' : null}
    </>
  )
}

/** Tax owed at the end of a period, by book, with a payment button. */
export function TaxesOwed({ taxesKey }: { taxesKey: TaxesOwed_taxes$key }) {
  const styles = useStyles()
  const [params] = useSearchParams()
  const [paying, setPaying] = useState<Row | null>(null)
  const { businessDate, from, to, books, months } = useFragment(
    graphql`
      fragment TaxesOwed_taxes on TaxesOwed @throwOnFieldError {
        businessDate
        from
        to
        books {
          bookId
          name
          before
          withheld
          paid
          owed
          payable
          nextDeposit {
            from
            amount
            dueOn
            isLate
          }
        }
        months {
          month
          federal
          state
        }
      }
    `,
    taxesKey,
  )
  const period = taxPeriodIn(params)
  const owing = books.filter(({ owed }) => owed > 0)
  const states = books.flatMap(({ name, withheld }) => (withheld > 0 ? [{ name, amount: withheld }] : []))
  const total = owing.reduce((sum, { owed }) => sum + Math.round(owed * 100), 0) / 100
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      breaks: true,
      cell: ({ bookId, name }) => (
        <ScreenLink
          to={searchAddress('/accounts', { accountId: String(bookId), startDate: from, endDate: to })}
          prefetchData={false}
        >
          {name}
        </ScreenLink>
      ),
    },
    { key: 'before', header: 'Owed before', align: 'end', cell: ({ before }) => <Money amount={before} /> },
    { key: 'withheld', header: 'Withheld', align: 'end', cell: ({ withheld }) => <Money amount={withheld} /> },
    { key: 'paid', header: 'Paid or reversed', align: 'end', cell: ({ paid }) => <Money amount={paid} /> },
    { key: 'owed', header: 'Owed', align: 'end', cell: ({ owed }) => <Money amount={owed} /> },
    {
      key: 'due',
      header: 'Next deposit',
      breaks: true,
      cell: ({ nextDeposit: next, payable }) =>
        next ? (
          <>
            <NextDeposit deposit={next} lateClassName={styles.late} />
            {payable > next.amount ? (
              <span className={styles.later}>
                {`The other ${formatMoney(payable - next.amount)} is due with later deposits.`}
              </span>
            ) : null}
          </>
        ) : (
          NONE
        ),
    },
    {
      key: 'payment',
      header: 'Payment',
      cell: (row) =>
        row.payable > 0 ? (
          <Button
            size="small"
            className={styles.pay}
            aria-label={`Record Payment of ${formatMoney(offered(row))}, ${row.name}`}
            aria-haspopup="dialog"
            onClick={() => setPaying(row)}
          >
            Record Payment
          </Button>
        ) : (
          NONE
        ),
    },
  ]
  return (
    <>
      <nav aria-label="Period" className={styles.periods}>
        {taxPeriods.map(({ value, label }) => (
          <ScreenLink
            key={value}
            to={`/state?period=${value}`}
            className={mergeClasses(value === period && styles.chosen)}
            {...(value === period ? { 'aria-current': 'true' as const } : {})}
          >
            {label}
          </ScreenLink>
        ))}
      </nav>
      <p className={styles.says}>
        {`${formatDate(from)} to ${formatDate(to)}: ${formatMoney(total)} owed from ${owing.length === 1 ? '1 account' : `${owing.length} accounts`}.`}
      </p>
      <DataTable
        caption="Taxes owed"
        columns={columns}
        rows={books}
        rowKey={(row) => row.bookId}
        empty="Nothing was ever withheld"
      />
      <h3 className={styles.heading}>Withheld by month</h3>
      <WithheldByMonth months={months.map(({ month, federal, state }) => ({ month, federal, state }))} />
      {states.length > 1 ? (
        <>
          <h3 className={styles.heading}>{`Withheld from ${formatDate(from)} to ${formatDate(to)}`}</h3>
          <Bars amounts={states} />
        </>
      ) : null}
      {paying ? (
        <Suspense fallback={null}>
          <AddTransaction
            kind="PAYMENT"
            bookId={paying.bookId}
            bookLabel={paying.name}
            amount={offered(paying)}
            dated={businessDate}
            onClose={() => setPaying(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
