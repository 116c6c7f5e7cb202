import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  RequestList_rollovers$data,
  RequestList_rollovers$key,
} from '../../__generated__/RequestList_rollovers.graphql.ts'
import type {
  RequestList_withdrawals$data,
  RequestList_withdrawals$key,
} from '../../__generated__/RequestList_withdrawals.graphql.ts'
import { WarnedFile } from '../../app/files/WarnedFile.tsx'
import { pageInfo } from '../../app/relay/pageInfo.ts'
import type { Column } from '../../kit/lists/DataTable.tsx'
import { ListTable } from '../../kit/lists/ListTable.tsx'
import { useListState } from '../../kit/lists/useListState.ts'
import { DateTimeText } from '../../kit/ui/DateText.tsx'
import { Money } from '../../kit/ui/Money.tsx'
import { CloseRollover } from './CloseRollover.tsx'
import { CloseWithdrawal } from './CloseWithdrawal.tsx'
import { EditRollover } from './EditRollover.tsx'
import { EditWithdrawal } from './EditWithdrawal.tsx'
import { closeActionOf, closeTexts, requestListSpec, statusWord, type ShownPage } from './requestLists.ts'
import { StatusText } from './StatusText.tsx'
import { kindTexts, type RequestKind } from './texts.ts'

const fragments = {
  withdrawal: graphql`
    fragment RequestList_withdrawals on WithdrawalRequestConnection @throwOnFieldError {
      totalCount
      totalCountIsBound
      offset
      pageInfo {
        ...pageInfo_list
      }
      edges {
        node {
          __typename
          id
          planAccountNumber
          firstName
          lastName
          distributionType
          amount
          dateRequested
          statusId
          outcome
          holdReason
          incompleteReason
          waitsFor
          attachmentPath
          attachmentWarning
          payments {
            ...staffPayment_payment
          }
          ...EditWithdrawal_request
          ...CloseWithdrawal_request
        }
      }
    }
  `,
  rollover: graphql`
    fragment RequestList_rollovers on RolloverRequestConnection @throwOnFieldError {
      totalCount
      totalCountIsBound
      offset
      pageInfo {
        ...pageInfo_list
      }
      edges {
        node {
          __typename
          id
          planAccountNumber
          firstName
          lastName
          amount
          dateRequested
          statusId
          outcome
          holdReason
          incompleteReason
          waitsFor
          mustReadForm
          attachmentPath
          attachmentWarning
          payments {
            ...staffPayment_payment
          }
          ...EditRollover_request
          ...CloseRollover_request
        }
      }
    }
  `,
}
type Row = (RequestList_withdrawals$data | RequestList_rollovers$data)['edges'][number]['node']

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '4px', justifyContent: 'flex-end' },
})

interface Props {
  kind: RequestKind
  shown: ShownPage
  requestsKey: RequestList_withdrawals$key | RequestList_rollovers$key | null | undefined
}

/** A list of requests of one kind with its pages, and the dialogs of a row. */
export function RequestList({ kind, shown, requestsKey }: Props) {
  const styles = useStyles()
  const requests = useFragment(fragments[kind], requestsKey)
  const [dialog, setDialog] = useState<{ does: 'edit' | 'close'; id: string } | null>(null)
  const { list } = shown
  const state = useListState(requestListSpec(kind, list))
  const action = closeActionOf(list)
  const rows: readonly Row[] = requests?.edges.map(({ node }) => node) ?? []
  // A row that left the list takes its dialog along.
  const request = rows.find(({ id }) => id === dialog?.id)
  const dialogProps = { shown, onClose: () => setDialog(null) }

  const actions: Column<Row> = {
    key: 'actions',
    header: 'Actions',
    cell: ({ id, firstName, lastName, planAccountNumber }) => {
      const name = `${firstName} ${lastName}, ${planAccountNumber}`
      return (
        <div className={styles.actions}>
          <Button size="small" aria-label={`Edit ${name}`} onClick={() => setDialog({ does: 'edit', id })}>
            Edit
          </Button>
          {action ? (
            <Button
              size="small"
              aria-label={`${closeTexts[action].button} ${name}`}
              onClick={() => setDialog({ does: 'close', id })}
            >
              {closeTexts[action].button}
            </Button>
          ) : null}
        </div>
      )
    },
  }

  return (
    <>
      <ListTable
        caption={kindTexts[kind].list}
        columns={[...columns[kind], actions]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={`There are no ${statusWord(list)} ${kind} requests`}
        state={state}
        total={requests?.totalCount}
        isBound={requests?.totalCountIsBound}
        offset={requests?.offset}
        pageInfo={requests ? pageInfo(requests.pageInfo) : undefined}
      />
      {request?.__typename === 'WithdrawalRequest' && dialog?.does === 'edit' ? (
        <EditWithdrawal requestKey={request} {...dialogProps} />
      ) : null}
      {request?.__typename === 'RolloverRequest' && dialog?.does === 'edit' ? (
        <EditRollover requestKey={request} {...dialogProps} />
      ) : null}
      {request?.__typename === 'WithdrawalRequest' && dialog?.does === 'close' && action ? (
        <CloseWithdrawal requestKey={request} {...dialogProps} action={action} />
      ) : null}
      {request?.__typename === 'RolloverRequest' && dialog?.does === 'close' && action ? (
        <CloseRollover requestKey={request} {...dialogProps} action={action} />
      ) : null}
    </>
  )
}

const ofBoth: readonly Column<Row>[] = [
  {
    key: 'account',
    header: 'Account #',
    sort: 'ACCOUNT_NUMBER',
    rowHeader: true,
    cell: (row) => row.planAccountNumber,
  },
  { key: 'firstName', header: 'First Name', breaks: true, cell: (row) => row.firstName },
  { key: 'lastName', header: 'Last Name', sort: 'NAME', breaks: true, cell: (row) => row.lastName },
  { key: 'type', header: 'Type', cell: (row) => ('distributionType' in row ? row.distributionType : null) },
  { key: 'amount', header: 'Amount', sort: 'AMOUNT', align: 'end', cell: (row) => <Money amount={row.amount} /> },
  {
    key: 'dateRequested',
    header: 'Date Requested',
    sort: 'DATE_REQUESTED',
    cell: (row) => <DateTimeText moment={row.dateRequested} mayWrap />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <StatusText
        statusId={row.statusId}
        outcome={row.outcome}
        holdReason={row.holdReason ?? null}
        reason={row.incompleteReason}
        payments={row.payments}
        note={'mustReadForm' in row && row.mustReadForm ? 'read the form' : row.waitsFor && `Waits: ${row.waitsFor}`}
      />
    ),
  },
]

const file = (kind: RequestKind): Column<Row> => ({
  key: 'file',
  header: 'File',
  cell: ({ attachmentPath, attachmentWarning, planAccountNumber }) =>
    attachmentPath ? (
      <WarnedFile path={attachmentPath} fileName={`${kind}-${planAccountNumber}.pdf`} warning={attachmentWarning} />
    ) : (
      '–'
    ),
})

const columns = {
  withdrawal: [...ofBoth, file('withdrawal')],
  rollover: [...ofBoth.filter(({ key }) => key !== 'type'), file('rollover')],
}
