import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PutBack_around$key } from '../../__generated__/PutBack_around.graphql.ts'
import { lazyPart } from '../../kit/page/lazyPart.ts'
import { formatMoney } from '../../kit/ui/format.ts'

const PutBackForm = lazyPart(async () => ({ default: (await import('./PutBackForm.tsx')).PutBackForm }))

const useStyles = makeStyles({
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: 600, marginBlockEnd: '8px' },
  text: { marginBlockEnd: '8px' },
})

interface Props {
  accountOwnerId: number
  requestId: number
  aroundKey: PutBack_around$key
}

/** A returned payment of an earlier tax year, whose money staff can put back into the account as a rollover. */
export function PutBack({ accountOwnerId, requestId, aroundKey }: Props) {
  const styles = useStyles()
  const [isAsking, setAsking] = useState(false)
  const { redeposit } = useFragment(
    graphql`
      fragment PutBack_around on RequestAround @throwOnFieldError {
        redeposit {
          amount
          isLate
          taxYear
        }
      }
    `,
    aroundKey,
  )
  if (!redeposit) return null
  const { amount, isLate, taxYear } = redeposit
  const box = isLate ? 'box 13a: the owner certifies the late rollover' : 'box 2: a rollover within 60 days'
  return (
    <section>
      <h3 className={styles.heading}>Came back in a later year</h3>
      <p className={styles.text}>
        {`This payment stays on the Form 1099-R of ${taxYear}, and its tax is not refunded. Pay it again, or put ${formatMoney(amount)} into the account as a rollover (Form 5498, ${box}). Two people decide.`}
      </p>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Put back as rollover
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <PutBackForm
            accountOwnerId={accountOwnerId}
            requestId={requestId}
            amount={amount}
            isLate={isLate}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
