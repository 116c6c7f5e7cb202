import { ScreenLink } from '../core/screens/ScreenLink.tsx'

interface Props {
  transactionId: number
  onOpen: () => void
}

/**
 * Link that opens the details of a transaction in a dialog. In another tab, its URL shows the same details as a page.
 */
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
