import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ComplianceOverview_viewer$key } from '../__generated__/ComplianceOverview_viewer.graphql.ts'
import { Tile, TileLink } from './Tile.tsx'
import { Tiles } from './Tiles.tsx'

const useStyles = makeStyles({ what: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 } })

/** The work of a compliance reviewer. */
export function ComplianceOverview({ viewerKey }: { viewerKey: ComplianceOverview_viewer$key }) {
  const styles = useStyles()
  const { complianceOverview } = useFragment(
    graphql`
      fragment ComplianceOverview_viewer on Viewer @throwOnFieldError {
        complianceOverview {
          pending {
            ...Tile_pile
          }
        }
      }
    `,
    viewerKey,
  )
  return complianceOverview ? (
    <Tiles heading="Compliance">
      <Tile label="Pending Approval" to="/compliance/pending" pileKey={complianceOverview.pending} />
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
  ) : null
}
