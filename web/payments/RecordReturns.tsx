import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { ReturnedPaymentsForm } from './ReturnedPaymentsForm.tsx'
import { ReturnedPaymentsResult } from './ReturnedPaymentsResult.tsx'
import type { ReturnsAnswer } from './returnsAnswer.ts'

/** Dialog that imports payments returned by the bank or by mail, and shows the result. */
export function RecordReturns() {
  const [shown, setShown] = useState<'FORM' | ReturnsAnswer | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <Button appearance="primary" onClick={() => setShown('FORM')}>
        Record Returns
      </Button>
      {shown === 'FORM' ? <ReturnedPaymentsForm onResult={setShown} onClose={close} /> : null}
      {shown !== null && shown !== 'FORM' ? <ReturnedPaymentsResult answer={shown} onClose={close} /> : null}
    </>
  )
}
