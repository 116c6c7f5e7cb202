import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { OwnMailList_viewer$data, OwnMailList_viewer$key } from '../__generated__/OwnMailList_viewer.graphql.ts'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { MissingSomething } from '../core/screens/MissingSomething.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { ownMailList } from './mailLists.ts'

type Row = NonNullable<OwnMailList_viewer$data['ownMail']>['edges'][number]['node']

const DOCUMENTS = { to: '/document', label: 'Documents' }
const REQUESTS = { to: '/home', label: 'Your requests' }
const LOGIN = { to: '/password', label: 'Password and devices' }
const PROFILE = { to: '/profile', label: 'Profile' }

/** Screen that an email is about, by its kind. Other kinds, such as changed details, have no single screen. */
const screens: Readonly<Record<string, { to: string; label: string }>> = {
  'statement-ready': DOCUMENTS,
  'tax-form-ready': DOCUMENTS,
  'distribution-form': REQUESTS,
  'signature-reminder': REQUESTS,
  'signing-code': REQUESTS,
  'request-status': REQUESTS,
  'payout-released': REQUESTS,
  'document-infected': { to: '/upload', label: 'Secure Upload' },
  'minimum-notice': { to: '/home', label: 'Accounts' },
  'plan-money-returned': { to: '/transaction', label: 'Transactions' },
  'beneficiaries-changed': { to: '/beneficiary', label: 'Beneficiaries' },
  'password-changed': LOGIN,
  'second-factor-warning': LOGIN,
  'second-factor-on': PROFILE,
  'second-factor-off': PROFILE,
  'state-form-accepted': PROFILE,
}

const columns: readonly Column<Row>[] = [
  { key: 'subject', header: 'Subject', rowHeader: true, breaks: true, cell: (row) => row.subject },
  { key: 'date', header: 'Written', sort: 'CREATED', cell: (row) => <DateTimeText moment={row.createdAt} mayWrap /> },
  {
    key: 'state',
    header: 'Status',
    breaks: true,
    cell: (row) =>
      row.sentAt ? (
        <>
          Sent <DateTimeText moment={row.sentAt} mayWrap />
        </>
      ) : row.isUndelivered ? (
        'Could not be delivered'
      ) : (
        'Not sent yet'
      ),
  },
  {
    key: 'screen',
    header: 'About',
    namesItself: true,
    screenOnly: true,
    cell: (row) => {
      const about = row.requestId ? { to: `/requests/${row.requestId}/`, label: 'Your request' } : screens[row.kind]
      return about ? <ScreenLink to={about.to}>{about.label}</ScreenLink> : null
    },
  },
]

const useStyles = makeStyles({
  note: { marginBlockEnd: '20px', color: tokens.colorNeutralForeground3 },
})

export function OwnMailList({ viewerKey }: { viewerKey: OwnMailList_viewer$key }) {
  const styles = useStyles()
  const { ownMail } = useFragment(
    graphql`
      fragment OwnMailList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "OwnMailSort" }
      )
      @throwOnFieldError {
        ownMail(first: $first, after: $after, last: $last, before: $before, sort: $sort) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              mailId
              kind
              subject
              requestId
              createdAt
              sentAt
              isUndelivered
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(ownMailList)
  return (
    <ListTable
      caption="Mail from Us"
      columns={columns}
      rows={ownMail?.edges.map(({ node }) => node) ?? []}
      rowKey={(row) => String(row.mailId)}
      empty="No emails yet. What we email you is listed here."
      emptyMark="MAIL"
      emptyAction={<MissingSomething />}
      holds={
        ownMail?.edges.length ? (
          <p className={styles.note}>We do not keep their text, because it can contain codes.</p>
        ) : null
      }
      state={state}
      total={ownMail?.totalCount}
      isBound={ownMail?.totalCountIsBound}
      offset={ownMail?.offset}
      pageInfo={ownMail ? pageInfo(ownMail.pageInfo) : undefined}
    />
  )
}
