import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { YearTotals_account$data, YearTotals_account$key } from '../__generated__/YearTotals_account.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { today } from '../kit/ui/typedDate.ts'
import { sumOf } from './sumOf.ts'

type Year = YearTotals_account$data['years'][number]

/** Components of the balance change of a year. Their sum equals the change. */
const PARTS: readonly { label: string; read: (year: Year) => number | null }[] = [
  { label: 'Paid in', read: ({ contributions }) => contributions },
  { label: 'Interest', read: ({ interest }) => interest },
  { label: 'Fees', read: ({ fees, distributionFees }) => sumOf(fees, distributionFees ?? 0) },
  { label: 'Net distributions', read: ({ netDistributions }) => netDistributions },
  {
    label: 'Tax withheld',
    read: ({ federalWithholding, stateWithholding }) => 0 - sumOf(federalWithholding, stateWithholding),
  },
  { label: 'Change', read: ({ change }) => change },
]

const QUIET = {
  contributions: 0,
  interest: 0,
  fees: 0,
  federalWithholding: 0,
  stateWithholding: 0,
  distributionFees: 0,
  netDistributions: 0,
  change: 0,
}

const columns: readonly Column<Year>[] = [
  { key: 'year', header: 'Year', rowHeader: true, cell: ({ year }) => year },
  ...PARTS.map(({ label, read }) => ({
    key: label,
    header: label,
    headerCell: <Header>{label}</Header>,
    align: 'end' as const,
    cell: (year: Year) => <Amount amount={read(year)} />,
  })),
]

const useStyles = makeStyles({
  says: { marginBlockEnd: '12px', color: tokens.colorNeutralForeground2 },
  // Headers wrap to two lines, so the table fits.
  header: { display: 'inline-block', whiteSpace: 'normal' },
  card: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
  fact: { display: 'flex', justifyContent: 'space-between', columnGap: '16px' },
  heading: { fontWeight: 600 },
  sum: { fontWeight: 600, borderTop: `1px solid ${tokens.colorNeutralStroke2}`, paddingBlockStart: '4px' },
})

function Header({ children }: { children: string }) {
  return <span className={useStyles().header}>{children}</span>
}

function Amount({ amount }: { amount: number | null }) {
  return amount === null ? '–' : <Money amount={amount} />
}

/** A year on a small screen: its nonzero components and their total. */
function YearCard({ year }: { year: Year }) {
  const styles = useStyles()
  return (
    <>
      <p className={styles.heading}>{year.year}</p>
      <dl className={styles.card}>
        {PARTS.map(({ label, read }) => {
          const isSum = label === 'Change'
          return read(year) === 0 && !isSum ? null : (
            <div key={label} className={mergeClasses(styles.fact, isSum && styles.sum)}>
              <dt>{label}</dt>
              <dd>
                <Amount amount={read(year)} />
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

/** Adds years without transactions, so that the list has no gaps up to this year. */
function withQuietYears(years: readonly Year[]): Year[] {
  const first = Math.min(...years.map(({ year }) => year))
  const known = new Map(years.map((entry) => [entry.year, entry]))
  const all: Year[] = []
  for (let year = Number(today().slice(0, 4)); year >= first; year--) all.push(known.get(year) ?? { ...QUIET, year })
  return all
}

/** Money that came into and left an account, by year. */
export function YearTotals({ accountKey }: { accountKey: YearTotals_account$key }) {
  const styles = useStyles()
  const { years } = useFragment(
    graphql`
      fragment YearTotals_account on RetirementAccount @throwOnFieldError {
        years {
          year
          contributions
          interest
          fees
          federalWithholding
          stateWithholding
          distributionFees
          netDistributions
          change
        }
      }
    `,
    accountKey,
  )
  return (
    <Card heading="Totals by year">
      <p className={styles.says}>
        Paid in counts contributions and rollovers into this account. Net distributions are what was paid out. Taxes and
        fees are listed separately so each year adds up.
      </p>
      <DataTable
        caption="Totals by year"
        columns={columns}
        rows={withQuietYears(years)}
        rowKey={({ year }) => year}
        empty="There are no transactions yet."
        dense
        card={(year) => <YearCard year={year} />}
      />
    </Card>
  )
}
