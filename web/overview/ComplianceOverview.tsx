import { graphql, useFragment } from 'react-relay'
import type { ComplianceOverview_viewer$key } from '../__generated__/ComplianceOverview_viewer.graphql.ts'
import { Tile } from './Tile.tsx'
import { Tiles } from './Tiles.tsx'

/** The work that waits for a compliance reviewer. */
export function ComplianceOverview({ viewerKey }: { viewerKey: ComplianceOverview_viewer$key }) {
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
    </Tiles>
  ) : null
}
