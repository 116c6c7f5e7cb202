import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { headerHeight } from '../../kit/page/layout.ts'
import { TextButton } from '../../kit/ui/TextButton.tsx'
import type { ScreenHandle } from '../screens/routeHandle.ts'
import { isStaff } from '../session/access.ts'
import { session } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { changedText } from './changedText.ts'
import { followChanges, renew, type Followed } from './follow.ts'
import { live, nothingNew, useOffer } from './live.ts'
import type { Change } from './stream.ts'

const useStyles = makeStyles({
  // The bar takes no space, so its appearance causes no layout shift.
  place: {
    position: 'sticky',
    zIndex: 5,
    top: `${headerHeight + 8}px`,
    height: 0,
    marginBlockEnd: '-20px',
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'flex-start',
  },
  offer: {
    paddingInline: '12px',
    paddingBlock: '6px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    boxShadow: tokens.shadow8,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
})

/** Refetches the screen after changes. If new data would move list rows in use, only offers the update. */
export function Live() {
  const styles = useStyles()
  const screen = useFollowed()
  const userId = useSession((state) => state.userId)
  const current = useRef(screen)
  const { key } = useLocation()
  useEffect(() => {
    current.current = screen
  })
  const isFollowing = screen !== null && userId > 0
  useEffect(() => (isFollowing ? followChanges(() => current.current) : undefined), [isFollowing, userId])
  // Every navigation loads current data, even one to the same screen, so discard the known changes.
  useEffect(() => live.setState(nothingNew), [key])
  const { isOffered, waiting } = useOffer()
  return (
    <div className={styles.place}>
      <div aria-live="polite" className={isOffered && screen ? styles.offer : undefined}>
        {isOffered && screen ? (
          <>
            {`${changedText(waiting)} `}
            <TextButton onClick={() => void renew(screen)}>{waiting.size === 0 ? 'Try again' : 'Show'}</TextButton>
          </>
        ) : null}
      </div>
    </div>
  )
}

/** The topmost screen that subscribes to changes, such as a request opened over its list. */
function useFollowed(): Followed | null {
  const matches = useMatches()
  const match = matches.findLast(({ handle }) => (handle as ScreenHandle | undefined)?.follows)
  const { follows, renew: ask } = (match?.handle ?? {}) as Partial<ScreenHandle>
  const isSilent = !useSession(isStaff)
  const environment = (match?.loaderData as { environment?: Environment } | undefined)?.environment
  if (!match || !follows || !ask || !environment) return null
  return {
    // An owner's list has few rows, so it refetches without waiting for the user on a touch screen.
    isList: follows.isList && !isSilent,
    isSilent,
    concerns: (change) => follows.kinds.includes(change.kind) && (follows.isList || isOfTheChosen(change)),
    renew: () => ask(match.params, new URL(window.location.href), environment),
  }
}

/**
 * Whether a change concerns the chosen owner. If no owner is chosen, every change counts except the progress of a job.
 */
function isOfTheChosen({ kind, status, accountOwnerId }: Change): boolean {
  const chosen = session.getState().accountOwnerId
  if (chosen > 0) return accountOwnerId === chosen
  return kind !== 'JOB' || status === 'COMPLETED' || status === 'INCOMPLETE'
}
