import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PayEstate_around$key } from '../../__generated__/PayEstate_around.graphql.ts'
import { lazyPart } from '../../kit/page/lazyPart.ts'
import { formatMoney } from '../../kit/ui/format.ts'

const PayEstateForm = lazyPart(async () => ({ default: (await import('./PayEstateForm.tsx')).PayEstateForm }))

const useStyles = makeStyles({
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: 600, marginBlockEnd: '8px' },
  text: { marginBlockEnd: '8px' },
})

interface Props {
  accountOwnerId: number
  requestId: number
  aroundKey: PayEstate_around$key
}

/** A returned payment of an earlier tax year, whose owner has died: staff can pay it to the estate. */
export function PayEstate({ accountOwnerId, requestId, aroundKey }: Props) {
  const styles = useStyles()
  const [isAsking, setAsking] = useState(false)
  const { estate } = useFragment(
    graphql`
      fragment PayEstate_around on RequestAround @throwOnFieldError {
        estate {
          amount
          payableTo
          taxYear
        }
      }
    `,
    aroundKey,
  )
  if (!estate) return null
  const { amount, payableTo, taxYear } = estate
  return (
    <section>
      <h3 className={styles.heading}>Returned payment of an earlier year</h3>
      <p className={styles.text}>
        {`This payment stays on the owner’s Form 1099-R of ${taxYear}. ${formatMoney(amount)} can be paid by check to the ${payableTo}, which gets no form. Two people decide.`}
      </p>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Pay to the estate
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <PayEstateForm
            accountOwnerId={accountOwnerId}
            requestId={requestId}
            amount={amount}
            payableTo={payableTo}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
