import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ActingBar_viewer$key } from '../../__generated__/ActingBar_viewer.graphql.ts'
import { deathText } from '../../core/screens/deathText.ts'
import { rememberOwner } from '../../core/session/recentOwners.ts'
import { admits, operations } from '../../core/session/access.ts'
import { useActFor } from '../../core/session/useActFor.ts'
import { useSession } from '../../core/session/useSession.ts'
import { FrameButton } from '../../kit/page/FrameButton.tsx'
import { headerHeight } from '../../kit/page/layout.ts'

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: `${headerHeight}px`,
    zIndex: 15,
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '40px',
    paddingInline: '24px',
    paddingBlock: '4px',
    backgroundColor: tokens.colorBrandBackground2,
    borderBottom: `1px solid ${tokens.colorBrandStroke2}`,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: 500,
  },
  // Not sticky above a list of all owners, because such a list has sticky bars of its own.
  scrolls: { position: 'static' },
  text: { flexGrow: 1, overflowWrap: 'anywhere' },
  icon: { flexShrink: 0 },
})

interface Props {
  viewerKey: ActingBar_viewer$key | null
  /** True if the content below the bar also concerns other owners. */
  ofManyOwners: boolean
  /** True for a list that receives live updates. */
  isList: boolean
}

/** Shows the owner that staff act for, so that they notice a wrong choice. */
export function ActingBar({ viewerKey, ofManyOwners, isList }: Props) {
  const styles = useStyles()
  const actFor = useActFor()
  const mayEdit = useSession((state) => admits(operations, state))
  const viewer = useFragment(
    graphql`
      fragment ActingBar_viewer on Viewer @throwOnFieldError {
        isStaff
        accountOwner(accountOwnerId: $accountOwnerId) {
          accountOwnerId
          firstName
          lastName
          death
        }
      }
    `,
    viewerKey,
  )
  const owner = viewer?.accountOwner
  useEffect(() => {
    if (!viewer?.isStaff || !owner) return
    const { accountOwnerId, firstName, lastName } = owner
    rememberOwner({ accountOwnerId, name: `${firstName} ${lastName}` })
  }, [viewer?.isStaff, owner])
  if (!viewer?.isStaff || !owner) return null
  return (
    <section
      aria-label="Acting for"
      className={mergeClasses(styles.bar, ofManyOwners && isList && styles.scrolls)}
      data-print="hide"
    >
      <svg className={styles.icon} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" fill="none">
        <path
          d="M9 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 15.5c0-2.8 2.7-4.5 6-4.5s6 1.7 6 4.5"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.text}>
        Acting for{' '}
        <strong>
          {owner.firstName} {owner.lastName}
        </strong>{' '}
        · owner {owner.accountOwnerId}
        {owner.death ? (
          <>
            {' · '}
            <strong>{deathText(owner.death)}</strong>
          </>
        ) : null}
        {mayEdit ? null : ' · view only'}
        {ofManyOwners ? ' · this page is not limited to this owner' : null}
      </span>
      <FrameButton onClick={() => actFor(0)}>Stop</FrameButton>
    </section>
  )
}
