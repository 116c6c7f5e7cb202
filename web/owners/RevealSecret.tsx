import { makeStyles } from '@fluentui/react-components'
import { Suspense, useEffect, useState } from 'react'
import { TextButton } from '../kit/ui/TextButton.tsx'
import type { Revealed } from './AskReason.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

const AskReason = lazyPart(async () => ({ default: (await import('./AskReason.tsx')).AskReason }))

/** Time in milliseconds that a revealed number stays visible. */
const shownFor = 30_000

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'baseline', columnGap: '6px', whiteSpace: 'nowrap' },
  number: { fontVariantNumeric: 'tabular-nums' },
})

interface Props {
  accountOwnerId: number
  masked: string
  what?: Revealed
}

/**
 * A masked number. Revealing it needs a reason and is recorded in the audit trail. After a while, it is masked again.
 */
export function RevealSecret({ accountOwnerId, masked, what = 'Social Security number' }: Props) {
  const styles = useStyles()
  const [asking, setAsking] = useState(false)
  const [revealed, setRevealed] = useState<string | null>(null)

  useEffect(() => {
    if (revealed === null) return
    const timer = setTimeout(() => setRevealed(null), shownFor)
    return () => clearTimeout(timer)
  }, [revealed])

  return (
    <span className={styles.root}>
      <span className={styles.number}>{revealed === null ? masked : withDashes(revealed)}</span>
      <TextButton
        aria-label={`${revealed === null ? 'Show' : 'Hide'} the ${what} of owner ${accountOwnerId}`}
        onClick={() => (revealed === null ? setAsking(true) : setRevealed(null))}
      >
        {revealed === null ? 'Show' : 'Hide'}
      </TextButton>
      {asking ? (
        <Suspense fallback={null}>
          <AskReason
            accountOwnerId={accountOwnerId}
            what={what}
            onRevealed={(secret) => {
              setAsking(false)
              setRevealed(secret)
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </span>
  )
}

function withDashes(social: string): string {
  return social.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3')
}
