import { graphql, useFragment } from 'react-relay'
import type { DecidedList_viewer$data, DecidedList_viewer$key } from '../__generated__/DecidedList_viewer.graphql.ts'
import { ExportButton } from '../exports/ExportButton.tsx'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { Email } from '../kit/ui/Email.tsx'
import { nameOf } from './chosen.ts'
import { decidedList, noReason, outcomeLabel } from './decidedList.ts'
import { EvidenceLink } from './EvidenceLink.tsx'
import { FindingTitles } from './Findings.tsx'

type Row = NonNullable<DecidedList_viewer$data['complianceDecided']>['edges'][number]['node']

const columns: readonly Column<Row>[] = [
  {
    key: 'evidence',
    header: 'Evidence',
    cell: ({ accountId }) => <EvidenceLink accountId={accountId} />,
  },
  {
    key: 'account',
    header: 'Account ID',
    rowHeader: true,
    cell: ({ accountId, accountOwnerId }) => (
      <OwnerLink accountOwnerId={accountOwnerId} announced>
        {accountId}
      </OwnerLink>
    ),
  },
  { key: 'name', header: 'Name', breaks: true, cell: ({ firstName, lastName }) => nameOf({ firstName, lastName }) },
  { key: 'decision', header: 'Decision', cell: ({ decision }) => outcomeLabel(decision) },
  { key: 'by', header: 'Decided By', cell: ({ decidedBy }) => decidedBy && <Email>{decidedBy}</Email> },
  {
    key: 'at',
    header: 'Decided',
    sort: 'DECIDED_AT',
    cell: ({ decidedAt }) => <DateTimeText moment={decidedAt} mayWrap />,
  },
  { key: 'reason', header: 'Reason', prose: true, cell: ({ reason }) => reason || noReason },
  {
    key: 'findings',
    header: 'Finding',
    prose: true,
    cell: ({ findings }) => <FindingTitles findingsKey={findings} />,
  },
]

/** List of decisions by reviewers, newest first. */
export function DecidedList({ viewerKey }: { viewerKey: DecidedList_viewer$key }) {
  const { complianceDecided } = useFragment(
    graphql`
      fragment DecidedList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "ComplianceDecidedSort" }
        filter: { type: "ComplianceDecidedFilter" }
      )
      @throwOnFieldError {
        complianceDecided(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              decisionId
              accountId
              accountOwnerId
              firstName
              lastName
              decision
              decidedBy
              decidedAt
              reason
              findings {
                ...Findings_findings
              }
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(decidedList)
  return (
    <ListTable
      caption="Decided accounts"
      columns={columns}
      rows={complianceDecided?.edges.map(({ node }) => node) ?? []}
      rowKey={(row) => row.decisionId}
      empty="No decisions yet"
      emptyAction={<ScreenLink to="/compliance/pending">Accounts that wait for a decision</ScreenLink>}
      state={state}
      total={complianceDecided?.totalCount}
      isBound={complianceDecided?.totalCountIsBound}
      offset={complianceDecided?.offset}
      pageInfo={complianceDecided ? pageInfo(complianceDecided.pageInfo) : undefined}
      beside={
        <ExportButton
          list="COMPLIANCE_DECIDED"
          caption="Decided accounts"
          state={state}
          total={complianceDecided?.totalCount}
          isBound={complianceDecided?.totalCountIsBound}
        />
      }
      dense
    />
  )
}
