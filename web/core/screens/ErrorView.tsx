import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useMatches } from 'react-router-dom'
import type { ScreenHandle } from './routeHandle.ts'
import { isPortalError } from '../relay/errors.ts'
import { small } from '../../kit/page/layout.ts'
import { FrameButton } from '../../kit/page/FrameButton.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    rowGap: '16px',
    padding: 'var(--card-inset, 28px 32px)',
    [small]: { padding: '20px 16px' },
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 600, letterSpacing: '-0.02em' },
  actions: { display: 'flex', columnGap: '12px', flexWrap: 'wrap', rowGap: '8px' },
  detail: {
    width: '100%',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
  },
})

interface Props {
  error: unknown
  onRetry?: (() => void) | undefined
  level?: 1 | 2
}

export function ErrorView({ error, onRetry, level = 1 }: Props) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const detailId = useId()
  const Heading = level === 1 ? 'h1' : 'h2'
  const crumb = (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.crumb
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine)
  useRetryWhenBack(onRetry)
  return (
    <div className={styles.root}>
      <Heading className={styles.title} tabIndex={-1}>
        {isOnline ? 'Something went wrong!' : 'You are offline'}
      </Heading>
      {isOnline ? null : (
        <p>
          {level === 1 && crumb ? crumb : 'This part'} could not be loaded. We’ll try again automatically when you are
          back online.
        </p>
      )}
      <div className={styles.actions}>
        {onRetry ? <FrameButton onClick={onRetry}>Try again</FrameButton> : null}
        {isOnline ? (
          <FrameButton aria-expanded={open} aria-controls={detailId} onClick={() => setOpen(!open)}>
            {open ? 'Hide Error' : 'Show Error'}
          </FrameButton>
        ) : null}
      </div>
      <div id={detailId} hidden={!open} className={styles.detail}>
        {describe(error)}
      </div>
    </div>
  )
}

function followNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Retries a load that failed offline as soon as the connection is back. */
function useRetryWhenBack(onRetry: (() => void) | undefined): void {
  useEffect(() => {
    if (!onRetry) return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
}

/** Error messages could contain personal data, so production shows only the error's kind and the request id. */
function describe(error: unknown): string {
  const kind = isPortalError(error) ? error.code : 'UNEXPECTED'
  const request = isPortalError(error) && error.requestId ? ` · request ${error.requestId}` : ''
  const message = import.meta.env.DEV && error instanceof Error ? ` · ${error.message}` : ''
  return `${kind}${request}${message}`
}
