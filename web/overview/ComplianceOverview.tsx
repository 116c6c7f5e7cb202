import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type {
  ComplianceOverview_viewer$data,
  ComplianceOverview_viewer$key,
} from '../__generated__/ComplianceOverview_viewer.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { readPile, Tile, TileLink } from './Tile.tsx'
import { Tiles } from './Tiles.tsx'
import { NONE } from '../kit/ui/none.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '28px' },
  what: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

type Waiting = NonNullable<ComplianceOverview_viewer$data['compliancePending']>['edges'][number]['node']

const nameLink = (accountId: number, name: string) => (
  <ScreenLink to={`/compliance/account/${accountId}`} prefetchData={false}>
    {name}
  </ScreenLink>
)
const nameOf = ({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }) =>
  [firstName, lastName].filter(Boolean).join(' ') || 'No name on file'
const titles = (findings: readonly { title: string }[]) => findings.map(({ title }) => title).join(', ')

const waitingColumns: readonly Column<Waiting>[] = [
  { key: 'name', header: 'Name', rowHeader: true, cell: (row) => nameLink(row.accountId, nameOf(row)) },
  { key: 'account', header: 'Account ID', cell: ({ accountId }) => accountId },
  { key: 'finding', header: 'Finding', prose: true, cell: ({ findings }) => titles(findings) },
  {
    key: 'loaded',
    header: 'Date Loaded',
    cell: ({ loadedAt }) => (loadedAt ? <DateText date={loadedAt} /> : NONE),
  },
]

/** The work of a compliance reviewer. */
export function ComplianceOverview({ viewerKey }: { viewerKey: ComplianceOverview_viewer$key }) {
  const styles = useStyles()
  const { complianceOverview, compliancePending } = useFragment(
    graphql`
      fragment ComplianceOverview_viewer on Viewer @throwOnFieldError {
        complianceOverview {
          pending {
            ...Tile_pile
          }
        }
        compliancePending(first: 5) {
          edges {
            node {
              accountId
              firstName
              lastName
              loadedAt
              findings {
                title
              }
            }
          }
        }
      }
    `,
    viewerKey,
  )
  if (!complianceOverview) return null
  return (
    <div className={styles.root}>
      <Tiles heading="Compliance">
        <Tile label="Pending Approval" to="/compliance/pending" pile={readPile(complianceOverview.pending)} />
        <TileLink label="Batch Approval" to="/compliance/batch">
          <span className={styles.what}>Decide a list of account IDs</span>
        </TileLink>
        <TileLink label="Decided Accounts" to="/compliance/decided">
          <span className={styles.what}>Earlier decisions, with who made them</span>
        </TileLink>
        <TileLink label="Audit Trail" to="/audit">
          <span className={styles.what}>Who changed or viewed which record</span>
        </TileLink>
      </Tiles>
      <Card heading="Waiting longest" around="list">
        <DataTable
          caption="Accounts that wait longest"
          columns={waitingColumns}
          rows={compliancePending?.edges.map(({ node }) => node) ?? []}
          rowKey={({ accountId }) => accountId}
          empty="No account waits for approval."
          emptyMark="DONE"
        />
      </Card>
    </div>
  )
}
