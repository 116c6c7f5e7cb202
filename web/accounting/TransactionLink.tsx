import { ScreenLink } from '../core/screens/ScreenLink.tsx'

interface Props {
  transactionId: number
  onOpen: () => void
}

/** Opens the transaction detail in place. Its URL shows the same content as a page, for example in another tab. */
export function TransactionLink({ transactionId, onOpen }: Props) {
  return (
    <ScreenLink
      to={`/transaction/${transactionId}`}
      prefetchData={false}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        onOpen()
      }}
    >
      {transactionId}
    </ScreenLink>
  )
}
