import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useAfterPaint } from '../kit/page/useAfterPaint.ts'
import { useAmountsHidden } from '../kit/page/useChoice.ts'
import { formatMoney } from '../kit/ui/format.ts'
import { DataTable, type Column as TableColumn } from '../kit/lists/DataTable.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { BalanceLine } from './BalanceLine.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { Columns, mostOf } from './Columns.tsx'
import { axisMoney, monthName, ticksOf } from './scale.ts'
import { Button } from '../kit/ui/Button.tsx'

/** A month of the balance chart. Fees include distribution fees. Net distributions and tax are negative. */
export interface ChartMonth {
  readonly month: string
  readonly balance: number
  readonly contributions: number
  readonly interest: number
  readonly fees: number
  readonly netDistributions: number
  readonly taxWithheld: number
}

const KINDS = [
  { key: 'contributions', label: 'Paid in' },
  { key: 'interest', label: 'Interest' },
  { key: 'fees', label: 'Fees' },
  { key: 'netDistributions', label: 'Net distributions' },
  { key: 'taxWithheld', label: 'Tax withheld' },
] as const

const BALANCE = { key: 'balance', label: 'Balance' } as const

const tableColumns: readonly TableColumn<ChartMonth>[] = [
  { key: 'month', header: 'Month', rowHeader: true, cell: ({ month }) => monthName(month) },
  ...[...KINDS, BALANCE].map(({ key, label }) => ({
    key,
    header: label,
    align: 'end' as const,
    cell: (month: ChartMonth) => <Money amount={month[key]} />,
  })),
]

/** Number of months shown: twelve, and the month before them as the starting point. */
const YEAR = 13

const useStyles = makeStyles({
  ranges: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px', marginBlockEnd: '12px' },
  // Reserves the height of the buttons that load later.
  place: { visibility: 'hidden' },
  card: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
  fact: { display: 'flex', justifyContent: 'space-between', columnGap: '16px' },
  month: { fontWeight: 600 },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
  },
})

interface Props {
  /** Months with their balance and amounts, oldest first. */
  months: readonly ChartMonth[]
  /** True to draw only the balance, so that only the table shows each month's money in and out. */
  isShort?: boolean
}

/** Charts the balance by month, with the money that came in and went out. */
export function BalanceChart({ months: all, isShort = false }: Props) {
  const styles = useStyles()
  const isHidden = useAmountsHidden()
  const known = sinceTheFirst(all)
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const isPainted = useAfterPaint()
  const months = isWhole ? known : known.slice(-YEAR)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last || months.length < 2) return <p>Not enough history for a chart yet.</p>
  const found = months.findIndex(({ month }) => month === chosen)
  // The current month is often empty, so the latest month with an amount is selected at first.
  const latest = months.findLastIndex((month) => KINDS.some(({ key }) => month[key] !== 0))
  const at = found >= 0 ? found : latest >= 0 ? latest : months.length - 1
  const shown = months[at] ?? last
  const marked = `Marked: ${monthName(shown.month)}${found < 0 && latest >= 0 ? ', the latest month with transactions' : ''}`
  const said = (amount: number) => (isHidden ? 'a hidden amount' : formatMoney(amount))
  const axis = (amount: number) => (isHidden ? '••••' : axisMoney(amount))
  const highest = months.reduce((most, month) => (month.balance > most.balance ? month : most), first)
  const balances = months.map(({ balance }) => balance)
  // The axis starts at zero, as in the chart on Home.
  const ticks = ticksOf(Math.min(0, ...balances), highest.balance)
  const columns = months.map((month) => ({ key: month.month, amounts: KINDS.map(({ key }) => month[key]) }))
  const { up, down } = mostOf(columns)
  const isStill = up === 0 && down === 0
  const changes = ticksOf(-down, up, { wanted: 2 })
  const balancePlot = {
    amounts: ticks.toReversed().map(axis),
    height: 120,
    picture: (height: number) => <BalanceLine balances={balances} ticks={ticks} height={height} at={at} />,
  }
  const changesPlot = {
    amounts: changes.toReversed().map(axis),
    height: 90,
    picture: (height: number) => <Columns columns={columns} height={height} ticks={changes} at={at} />,
  }
  return (
    <>
      {known.length > YEAR && !isPainted ? (
        <div className={mergeClasses(styles.ranges, styles.place)} aria-hidden="true" data-print="hide" data-thumb>
          <Button size="small" tabIndex={-1}>
            1 year
          </Button>
        </div>
      ) : null}
      {known.length > YEAR && isPainted ? (
        <fieldset className={styles.ranges} aria-label="Range" data-print="hide" data-thumb>
          <Button
            size="small"
            className={mergeClasses(!isWhole && styles.chosen)}
            aria-pressed={!isWhole}
            onClick={() => setWhole(false)}
          >
            1 year
          </Button>
          <Button
            size="small"
            className={mergeClasses(isWhole && styles.chosen)}
            aria-pressed={isWhole}
            onClick={() => setWhole(true)}
          >
            {known.length < all.length ? 'All' : `${Math.floor(all.length / 12)} years`}
          </Button>
        </fieldset>
      ) : null}
      <ChartFrame
        sentence={
          balances.every((balance) => balance === first.balance)
            ? `${said(first.balance)} since ${monthName(first.month)}.`
            : isShort
              ? `From ${said(first.balance)} in ${monthName(first.month)} to ${said(last.balance)} now.`
              : `From ${said(first.balance)} at the end of ${monthName(first.month)} to ${said(last.balance)} now; highest: ${said(highest.balance)} in ${monthName(highest.month)}.`
        }
        places={months.map(({ month }) => monthName(month))}
        place="Month"
        at={at}
        onAt={(index) => setChosen(months[index]?.month ?? null)}
        saidAt={`${monthName(shown.month)}, ${said(shown.balance)}`}
        plots={
          isShort || isStill ? [balancePlot] : [balancePlot, { title: 'Money in and out by month', ...changesPlot }]
        }
        figures={
          isShort || isStill
            ? {
                looks: 0,
                heading: marked,
                figures: [{ label: BALANCE.label, amount: shown.balance }],
              }
            : {
                looks: KINDS.length,
                heading: marked,
                figures: [...KINDS, BALANCE].map(({ key, label }) => ({ label, amount: shown[key] })),
              }
        }
        table={() => (
          <DataTable
            caption="Balance by months"
            columns={tableColumns}
            rows={months.toReversed()}
            rowKey={({ month }) => month}
            empty=""
            card={(month) => <MonthCard month={month} />}
          />
        )}
      />
    </>
  )
}

/** A month on a small screen: its end balance and its nonzero amounts. */
function MonthCard({ month }: { month: ChartMonth }) {
  const styles = useStyles()
  return (
    <dl className={styles.card}>
      {[{ key: 'balance', label: monthName(month.month) } as const, ...KINDS].map(({ key, label }) =>
        key !== 'balance' && month[key] === 0 ? null : (
          <div key={key} className={styles.fact}>
            <dt className={mergeClasses(key === 'balance' && styles.month)}>{label}</dt>
            <dd>
              <Money amount={month[key]} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** Removes leading months without any amount, except the last of these months, which is the starting point. */
function sinceTheFirst(months: readonly ChartMonth[]): readonly ChartMonth[] {
  const first = months.findIndex((month) => month.balance !== 0 || KINDS.some(({ key }) => month[key] !== 0))
  return first < 0 ? [] : months.slice(Math.max(0, first - 1))
}
