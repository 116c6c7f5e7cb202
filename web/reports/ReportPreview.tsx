import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { ReportPreviewQuery } from '../__generated__/ReportPreviewQuery.graphql.ts'
import type {
  ReportPreview_account$data,
  ReportPreview_account$key,
} from '../__generated__/ReportPreview_account.graphql.ts'
import type { ReportPreview_state$data, ReportPreview_state$key } from '../__generated__/ReportPreview_state.graphql.ts'
import type { ReportPreview_totals$key } from '../__generated__/ReportPreview_totals.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { formatCount } from '../kit/ui/format.ts'
import { NONE } from '../kit/ui/none.ts'

export const query = graphql`
  query ReportPreviewQuery($isByAccount: Boolean!, $startDate: Date, $endDate: Date) @throwOnFieldError {
    viewer {
      withholdingByAccountPreview(startDate: $startDate, endDate: $endDate) @include(if: $isByAccount) {
        ...ReportPreview_account
      }
      withholdingByStatePreview(startDate: $startDate, endDate: $endDate) @skip(if: $isByAccount) {
        ...ReportPreview_state
      }
    }
  }
`

const useStyles = makeStyles({ totals: { maxWidth: '480px', marginBlockEnd: '20px' } })

type Sums = { amount: number; federal: number; stateTax: number }
const sums: readonly Column<Sums>[] = [
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
  { key: 'federal', header: 'Federal Withholding', align: 'end', cell: ({ federal }) => <Money amount={federal} /> },
  { key: 'state-tax', header: 'State Withholding', align: 'end', cell: ({ stateTax }) => <Money amount={stateTax} /> },
]

type OfAccount = ReportPreview_account$data['rows'][number]
const byAccount: readonly Column<OfAccount>[] = [
  { key: 'number', header: 'Account Number', rowHeader: true, cell: ({ accountNumber }) => accountNumber },
  { key: 'first', header: 'First Name', breaks: true, cell: ({ firstName }) => firstName },
  { key: 'last', header: 'Last Name', breaks: true, cell: ({ lastName }) => lastName },
  { key: 'state', header: 'State', cell: ({ state }) => state },
  { key: 'date', header: 'Date', cell: ({ date }) => <DateText date={date} /> },
  ...sums,
]

type InState = ReportPreview_state$data['rows'][number]
const byState: readonly Column<InState>[] = [
  { key: 'state', header: 'State', rowHeader: true, cell: ({ state }) => state || NONE },
  ...sums,
]

/** Totals and first rows of a report, before the download. */
export function ReportPreview({ queryRef }: { queryRef: PreloadedQuery<ReportPreviewQuery> }) {
  const { viewer } = usePreloadedQuery<ReportPreviewQuery>(query, queryRef)
  if (viewer?.withholdingByAccountPreview) return <ByAccount previewKey={viewer.withholdingByAccountPreview} />
  if (viewer?.withholdingByStatePreview) return <ByState previewKey={viewer.withholdingByStatePreview} />
  return null
}

function ByAccount({ previewKey }: { previewKey: ReportPreview_account$key }) {
  const { rows, totals } = useFragment(
    graphql`
      fragment ReportPreview_account on WithholdingByAccountPreview @throwOnFieldError {
        rows {
          accountNumber
          firstName
          lastName
          state
          date
          amount
          federal
          stateTax
        }
        totals {
          ...ReportPreview_totals
        }
      }
    `,
    previewKey,
  )
  const numbered = rows.map((row, place) => ({ ...row, place }))
  return (
    <>
      <Totals totalsKey={totals} shown={rows.length} />
      <DataTable
        caption="First rows"
        columns={byAccount}
        rows={numbered}
        rowKey={({ place }) => place}
        empty="Nothing was withheld in these days"
        dense
      />
    </>
  )
}

function ByState({ previewKey }: { previewKey: ReportPreview_state$key }) {
  const { rows, totals } = useFragment(
    graphql`
      fragment ReportPreview_state on WithholdingByStatePreview @throwOnFieldError {
        rows {
          state
          amount
          federal
          stateTax
        }
        totals {
          ...ReportPreview_totals
        }
      }
    `,
    previewKey,
  )
  return (
    <>
      <Totals totalsKey={totals} shown={rows.length} />
      <DataTable
        caption="First rows"
        columns={byState}
        rows={rows}
        rowKey={({ state }) => state}
        empty="Nothing was withheld in these days"
      />
    </>
  )
}

function Totals({ totalsKey, shown }: { totalsKey: ReportPreview_totals$key; shown: number }) {
  const styles = useStyles()
  const { rows, amount, federal, stateTax } = useFragment(
    graphql`
      fragment ReportPreview_totals on WithholdingTotals @throwOnFieldError {
        rows
        amount
        federal
        stateTax
      }
    `,
    totalsKey,
  )
  const count = formatCount(rows)
  return (
    <div className={styles.totals}>
      <SummaryList
        figures
        rows={[
          { term: 'Rows', value: shown < rows ? `${count}, the first ${shown} below` : count },
          { term: 'Amount', value: <Money amount={amount} /> },
          { term: 'Federal Withholding', value: <Money amount={federal} /> },
          { term: 'State Withholding', value: <Money amount={stateTax} /> },
        ]}
      />
    </div>
  )
}
