import { lazy, Suspense, useState } from 'react'
import { ScreenLink } from '../relay/ScreenLink.tsx'

const TransactionDialog = lazy(async () => ({ default: (await import('./TransactionDialog.tsx')).TransactionDialog }))

/** Opens the detail in a dialog; the address behind it shows the same as a page, in another tab for example. */
export function TransactionLink({ transactionId }: { transactionId: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ScreenLink
        to={`/transaction/${transactionId}`}
        prefetchData={false}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {transactionId}
      </ScreenLink>
      {open ? (
        <Suspense fallback={null}>
          <TransactionDialog transactionId={transactionId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
