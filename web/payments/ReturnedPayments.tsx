import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { ReturnedPaymentsForm } from './ReturnedPaymentsForm.tsx'
import { ReturnedPaymentsResult } from './ReturnedPaymentsResult.tsx'
import type { ReturnsAnswer } from './returnsAnswer.ts'

/** Imports returned payments from the bank or the mail, and shows the result. */
export function ReturnedPayments() {
  const [shown, setShown] = useState<'FORM' | ReturnsAnswer | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <ScreenLink to="/returns-desk">Returns Desk</ScreenLink>
      <ScreenLink to="/returns">Returned Payments</ScreenLink>
      <Button onClick={() => setShown('FORM')}>Record Returns</Button>
      {shown === 'FORM' ? <ReturnedPaymentsForm onResult={setShown} onClose={close} /> : null}
      {shown !== null && shown !== 'FORM' ? <ReturnedPaymentsResult answer={shown} onClose={close} /> : null}
    </>
  )
}
