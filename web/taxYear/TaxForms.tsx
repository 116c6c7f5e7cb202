import { graphql, useFragment } from 'react-relay'
import type { TaxForms_viewer$data, TaxForms_viewer$key } from '../__generated__/TaxForms_viewer.graphql.ts'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { ExportButton } from '../exports/ExportButton.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { Money } from '../kit/ui/Money.tsx'
import { taxFormList } from './taxFormList.ts'

type Row = NonNullable<TaxForms_viewer$data['taxForms']>['edges'][number]['node']

const account: Column<Row> = {
  key: 'account',
  header: 'Account',
  sort: 'ACCOUNT_NUMBER',
  rowHeader: true,
  cell: ({ accountOwnerId, accountNumber }) => (
    <OwnerLink accountOwnerId={accountOwnerId} announced>
      {accountNumber}
    </OwnerLink>
  ),
}
const owner: Column<Row> = { key: 'owner', header: 'Owner', cell: ({ ownerName }) => ownerName }
const recipient: Column<Row> = { key: 'recipient', header: 'Recipient', cell: ({ recipientName }) => recipientName }
const correction: Column<Row> = {
  key: 'correction',
  header: 'Version',
  cell: ({ number }) => (number === 0 ? 'Original' : `Correction ${number}`),
}

const distributions: readonly Column<Row>[] = [
  account,
  owner,
  recipient,
  { key: 'code', header: 'Code', cell: ({ code }) => code },
  { key: 'gross', header: 'Gross', align: 'end', cell: ({ gross }) => <Money amount={gross} /> },
  {
    key: 'taxable',
    header: 'Taxable',
    align: 'end',
    cell: ({ taxable }) => (taxable === null ? 'Blank' : <Money amount={taxable} />),
  },
  {
    key: 'determined',
    header: 'Box 2b',
    cell: ({ isTaxableUndetermined, isTotalDistribution }) =>
      [isTaxableUndetermined ? 'Not determined' : '', isTotalDistribution ? 'Total' : ''].filter(Boolean).join(', '),
  },
  {
    key: 'federal',
    header: 'Federal tax',
    align: 'end',
    cell: ({ federalWithheld }) => <Money amount={federalWithheld} />,
  },
  {
    key: 'state',
    header: 'State tax',
    align: 'end',
    cell: ({ states, stateWithheld }) =>
      states.length === 0 ? null : (
        <>
          <Money amount={stateWithheld} /> {states.map(({ state }) => state).join(', ')}
        </>
      ),
  },
  correction,
]

const contributions: readonly Column<Row>[] = [
  account,
  owner,
  { key: 'type', header: 'Type', cell: ({ isRoth }) => (isRoth ? 'Roth IRA' : 'IRA') },
  { key: 'rollover', header: 'Rollovers', align: 'end', cell: ({ rollover }) => <Money amount={rollover} /> },
  {
    key: 'lateRollover',
    header: 'Late rollovers',
    align: 'end',
    cell: ({ lateRollover }) => (lateRollover ? <Money amount={lateRollover} /> : null),
  },
  {
    key: 'value',
    header: 'Fair market value',
    align: 'end',
    cell: ({ fairMarketValue }) => <Money amount={fairMarketValue} />,
  },
  { key: 'rmd', header: 'RMD next year', cell: ({ isMinimumRequired }) => (isMinimumRequired ? 'Required' : 'No') },
  correction,
]

/** Lists the tax forms of one kind for a year. */
export function TaxForms({ viewerKey }: { viewerKey: TaxForms_viewer$key }) {
  const { taxForms } = useFragment(
    graphql`
      fragment TaxForms_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "TaxFormSort" }
        filter: { type: "TaxFormFilter" }
      )
      @throwOnFieldError {
        taxForms(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              taxFormId
              number
              accountNumber
              accountOwnerId
              ownerName
              recipientName
              isRoth
              code
              gross
              taxable
              isTaxableUndetermined
              isTotalDistribution
              federalWithheld
              stateWithheld
              states {
                state
              }
              rollover
              lateRollover
              fairMarketValue
              isMinimumRequired
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(taxFormList)
  const is5498 = state.filters['form'] === 'FORM_5498'
  return (
    <ListTable
      caption={is5498 ? 'Forms 5498' : 'Forms 1099-R'}
      columns={is5498 ? contributions : distributions}
      rows={taxForms?.edges.map(({ node }) => node) ?? []}
      rowKey={(row) => row.taxFormId}
      empty="There are no such forms."
      state={state}
      total={taxForms?.totalCount}
      isBound={taxForms?.totalCountIsBound}
      offset={taxForms?.offset}
      pageInfo={taxForms ? pageInfo(taxForms.pageInfo) : undefined}
      beside={
        <ExportButton
          list="TAX_FORMS"
          caption={is5498 ? 'Forms 5498' : 'Forms 1099-R'}
          state={state}
          total={taxForms?.totalCount}
          isBound={taxForms?.totalCountIsBound}
        />
      }
      dense
    />
  )
}
