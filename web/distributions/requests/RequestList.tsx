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
import { pageInfo } from '../../app/relay/pageInfo.ts'
import type { Column } from '../../kit/lists/DataTable.tsx'
import { ListTable } from '../../kit/lists/ListTable.tsx'
import { useListState } from '../../kit/lists/useListState.ts'
import { CloseRollover } from './CloseRollover.tsx'
import { CloseWithdrawal } from './CloseWithdrawal.tsx'
import { EditRollover } from './EditRollover.tsx'
import { EditWithdrawal } from './EditWithdrawal.tsx'
import { ListSentence } from './ListSentence.tsx'
import { RequestCard } from './RequestCard.tsx'
import { requestColumns } from './requestColumns.tsx'
import { rolloverRow, withdrawalRow, type Row } from './requestRow.ts'
import { closeActionOf, closeTexts, requestListSpec, statusWord, type ShownPage } from './requestLists.ts'
import { kindTexts, type RequestKind } from './texts.ts'

const fragments = {
  withdrawal: graphql`
    fragment RequestList_withdrawals on WithdrawalRequestConnection @throwOnFieldError {
      totalCount
      totalCountIsBound
      oldestInBankDays
      offset
      pageInfo {
        ...pageInfo_list
      }
      edges {
        node {
          __typename
          id
          ...requestRow_withdrawal
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
      oldestInBankDays
      offset
      pageInfo {
        ...pageInfo_list
      }
      edges {
        node {
          __typename
          id
          ...requestRow_rollover
          ...EditRollover_request
          ...CloseRollover_request
        }
      }
    }
  `,
}
type Node = (RequestList_withdrawals$data | RequestList_rollovers$data)['edges'][number]['node']

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '4px', rowGap: '4px', justifyContent: 'flex-end' },
  button: { minWidth: 'auto' },
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
  const nodes: readonly Node[] = requests?.edges.map(({ node }) => node) ?? []
  const rows = nodes.map((node) => (node.__typename === 'WithdrawalRequest' ? withdrawalRow(node) : rolloverRow(node)))
  // A row that left the list takes its dialog along.
  const request = nodes.find(({ id }) => id === dialog?.id)
  const dialogProps = { shown, onClose: () => setDialog(null) }

  const actionsOf = ({ id, firstName, lastName, planAccountNumber }: Row) => {
    const name = `${firstName} ${lastName}, ${planAccountNumber}`
    const buttons = [
      { label: 'Edit', does: 'edit' as const },
      ...(action ? [{ label: closeTexts[action].button, does: 'close' as const }] : []),
    ]
    return (
      <div className={styles.actions}>
        {buttons.map(({ label, does }) => (
          <Button
            key={does}
            size="small"
            className={styles.button}
            aria-label={`${label} ${name}`}
            onClick={() => setDialog({ does, id })}
          >
            {label}
          </Button>
        ))}
      </div>
    )
  }
  const actions: Column<Row> = { key: 'actions', header: 'Actions', align: 'end', cell: actionsOf }

  return (
    <>
      <ListTable
        caption={kindTexts[kind].list}
        columns={[...requestColumns[kind], actions]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={`There are no ${statusWord(list)} ${kind} requests`}
        dense
        oneLine
        card={(row) => <RequestCard kind={kind} row={row} actions={actionsOf(row)} />}
        holds={
          <ListSentence
            kind={kind}
            list={list}
            total={requests?.totalCount ?? 0}
            isBound={requests?.totalCountIsBound ?? false}
            oldestInBankDays={requests?.oldestInBankDays ?? null}
            isFiltered={Object.values(state.filters).some(Boolean)}
          />
        }
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
