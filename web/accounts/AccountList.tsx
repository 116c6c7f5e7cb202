import { Suspense, useState } from 'react'
import { graphql, useFragment, useRefetchableFragment } from 'react-relay'
import type { AccountList_accountOwner$key } from '../__generated__/AccountList_accountOwner.graphql.ts'
import type { AccountListPageQuery } from '../__generated__/AccountListPageQuery.graphql.ts'
import type { AccountList_viewer$key } from '../__generated__/AccountList_viewer.graphql.ts'
import type { openRequests_accountOwner$key } from '../__generated__/openRequests_accountOwner.graphql.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { MissingSomething } from '../core/screens/MissingSomething.tsx'
import { usePrefetchWhenIdle } from '../core/screens/prefetch.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { wholeList } from '../kit/lists/pageSize.ts'
import { usePages } from '../kit/lists/usePages.ts'
import { ClosingWords } from './ClosingWords.tsx'
import { DistributionCell } from './DistributionCell.tsx'
import { AccountCard } from './AccountCard.tsx'
import { AccountName } from '../kit/ui/AccountName.tsx'
import { BalanceLink } from './BalanceLink.tsx'
import { BalanceTrend } from './BalanceTrend.tsx'
import { SetupDateCell } from './SetupDateCell.tsx'
import { StatusCell } from './StatusCell.tsx'
import { TotalBalance } from './TotalBalance.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

const EditStatus = lazyPart(async () => ({ default: (await import('./EditStatus.tsx')).EditStatus }))
const EditSetupDate = lazyPart(async () => ({ default: (await import('./EditSetupDate.tsx')).EditSetupDate }))

const accountsFragment = graphql`
  fragment AccountList_accountOwner on AccountOwner
  @refetchable(queryName: "AccountListPageQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
  @throwOnFieldError {
    ...DistributionCell_accountOwner
    accounts(first: $first, after: $after) {
      totalCount
      totalBalance
      pageInfo {
        endCursor
      }
      edges {
        node {
          id
          accountId
          planAccountNumber
          retirementAccountType
          planName
          distributionState
          ...BalanceLink_account
          ...ClosingWords_account
          ...BalanceTrend_account
          ...DistributionCell_account
          ...StatusCell_account
          ...SetupDateCell_account
          ...EditStatus_account
          ...EditSetupDate_account
        }
      }
    }
  }
`

interface Props {
  viewerKey: AccountList_viewer$key
  accountOwnerKey: AccountList_accountOwner$key
  /** Fragment key for the owner's requests; null if the user may not see requests. */
  requestsKey: openRequests_accountOwner$key | null
}

export function AccountList({ viewerKey, accountOwnerKey, requestsKey }: Props) {
  const { isStaff } = useFragment(
    graphql`
      fragment AccountList_viewer on Viewer @throwOnFieldError {
        isStaff
      }
    `,
    viewerKey,
  )
  const [owner, refetch] = useRefetchableFragment<AccountListPageQuery, AccountList_accountOwner$key>(
    accountsFragment,
    accountOwnerKey,
  )
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'store-and-network' }), wholeList)
  const total = owner.accounts?.totalCount ?? 0
  const rows = owner.accounts?.edges.map((edge) => edge.node) ?? []
  // Prefetch the most likely next screen. All account books share its code.
  usePrefetchWhenIdle(rows[0] ? `/${rows[0].accountId}/transaction` : null)
  type Row = (typeof rows)[number]
  // Dialogs are rendered outside the cells. Cells unmount when the table turns into cards, which would lose a dialog's
  // input.
  const [dialog, setDialog] = useState<{ edits: 'STATUS' | 'SETUP_DATE'; id: string } | null>(null)
  const edited = rows.find((row) => row.id === dialog?.id)
  const close = () => setDialog(null)

  // A customer's only account has no trend line in its row, because a larger chart is above the list.
  const pictured = isStaff || total > 1
  const offers = rows.filter((row) => row.distributionState === 'AVAILABLE').length
  const distribution = (row: Row) => (
    <DistributionCell
      accountKey={row}
      accountOwnerKey={owner}
      requestsKey={requestsKey}
      isButton={!isStaff && offers > 1}
    />
  )
  const balanceCell = (row: Row) => (
    <>
      <BalanceLink accountKey={row} />
      <BalanceTrend accountKey={row} pictured={pictured} />
    </>
  )
  const closing = (row: Row) =>
    row.distributionState === 'PENDING_CLOSURE' || row.distributionState === 'CLOSED' ? (
      <ClosingWords accountKey={row} />
    ) : null
  const customerCard = (row: Row) => (
    <AccountCard
      name={<AccountName number={row.planAccountNumber} type={row.retirementAccountType} />}
      balance={<BalanceLink accountKey={row} />}
      plan={row.planName}
      trend={<BalanceTrend accountKey={row} pictured={pictured} />}
      distribution={distribution(row)}
      more={<ScreenLink to={`/${row.accountId}/beneficiary/`}>Beneficiaries</ScreenLink>}
      closing={closing(row)}
    />
  )
  const customerColumns: Column<Row>[] = [
    {
      key: 'account',
      header: 'Account',
      rowHeader: true,
      cell: (row) => <AccountName number={row.planAccountNumber} type={row.retirementAccountType} />,
    },
    { key: 'plan', header: 'Plan Name', breaks: true, cell: (row) => row.planName },
    { key: 'balance', header: 'Balance', align: 'end', cell: balanceCell },
    {
      key: 'distribution',
      header: 'Distribution',
      namesItself: ({ distributionState }) => distributionState === 'AVAILABLE' || distributionState === 'PENDING',
      breaks: true,
      screenOnly: true,
      cell: distribution,
    },
    {
      key: 'beneficiaries',
      header: 'Beneficiaries',
      namesItself: true,
      screenOnly: true,
      cell: (row) => <ScreenLink to={`/${row.accountId}/beneficiary/`}>Beneficiaries</ScreenLink>,
    },
  ]
  const staffColumns: Column<Row>[] = [
    {
      key: 'status',
      header: 'Status',
      cell: (row) => <StatusCell accountKey={row} onEdit={() => setDialog({ edits: 'STATUS', id: row.id })} />,
    },
    {
      key: 'setup',
      header: 'Establishment Date',
      cell: (row) => <SetupDateCell accountKey={row} onEdit={() => setDialog({ edits: 'SETUP_DATE', id: row.id })} />,
    },
  ]

  return (
    <>
      {/* Hidden from customers, who see the total and its change this year above. */}
      {isStaff && owner.accounts && total > 0 ? <TotalBalance amount={owner.accounts.totalBalance} /> : null}
      <DataTable
        caption="Accounts"
        columns={isStaff ? [...customerColumns, ...staffColumns] : customerColumns}
        rows={rows}
        rowKey={(row) => row.id}
        empty={isStaff ? 'There are no accounts yet.' : 'Welcome. There are no accounts yet.'}
        emptyAction={isStaff ? <MissingSomething /> : <FirstSteps />}
        emptyMark="ACCOUNT"
        busy={pages.busy}
        {...(isStaff ? {} : { card: customerCard, below: closing })}
      />
      {total > wholeList ? (
        <Pager
          page={pages.page}
          total={total}
          size={wholeList}
          onPage={(page) => pages.goTo(page, owner.accounts?.pageInfo.endCursor ?? null)}
          label="Accounts"
        />
      ) : null}
      {edited ? (
        <Suspense fallback={null}>
          {dialog?.edits === 'STATUS' ? <EditStatus accountKey={edited} onClose={close} /> : null}
          {dialog?.edits === 'SETUP_DATE' ? <EditSetupDate accountKey={edited} onClose={close} /> : null}
        </Suspense>
      ) : null}
    </>
  )
}
