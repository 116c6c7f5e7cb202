import { ForOwner } from '../../core/screens/ForOwner.tsx'
import { formatMoney } from '../../kit/ui/format.ts'

interface Props {
  accountOwnerId: number
  owner: string
  planAccountNumber: string
  amount: number
}

/** Names the request that a dialog concerns: "For Fay Ford, owner 1006. Account 100006, $250.00." */
export function AboutRequest({ accountOwnerId, owner, planAccountNumber, amount }: Props) {
  return (
    <p>
      <ForOwner accountOwnerId={accountOwnerId} name={owner} />. Account {planAccountNumber},{' '}
      <strong>{formatMoney(amount)}</strong>.
    </p>
  )
}
