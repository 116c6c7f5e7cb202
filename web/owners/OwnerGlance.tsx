import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { OwnerGlance_accountOwner$key } from '../__generated__/OwnerGlance_accountOwner.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { admits, operations } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { Card } from '../kit/ui/Card.tsx'
import { LastOfOwner } from './LastOfOwner.tsx'

const useStyles = makeStyles({
  root: { marginBlockStart: '20px' },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '24px',
    rowGap: '12px',
    marginBlockStart: '24px',
    paddingBlockStart: '20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // A death report locks the owner out, so its link is apart from harmless links and looks different.
  grave: { color: tokens.colorStatusDangerForeground1 },
})

/** Latest records of the chosen owner, and links to the owner's screens that are not in the menu. */
export function OwnerGlance({ accountOwnerKey }: { accountOwnerKey: OwnerGlance_accountOwner$key }) {
  const styles = useStyles()
  const mayReport = useSession((state) => admits(operations, state))
  const owner = useFragment(
    graphql`
      fragment OwnerGlance_accountOwner on AccountOwner
      @argumentDefinitions(readsNotes: { type: "Boolean!" })
      @throwOnFieldError {
        ...LastOfOwner_accountOwner @arguments(readsNotes: $readsNotes)
        death
      }
    `,
    accountOwnerKey,
  )
  return (
    <div className={styles.root}>
      <Card heading="Latest records">
        <LastOfOwner accountOwnerKey={owner} />
        {mayReport ? (
          <div className={styles.links}>
            <ScreenLink to="/state-forms">State withholding forms</ScreenLink>
            {owner.death ? null : (
              <ScreenLink to="/death" className={styles.grave}>
                Report the death of the owner
              </ScreenLink>
            )}
          </div>
        ) : null}
      </Card>
    </div>
  )
}
