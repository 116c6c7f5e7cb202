import type { ReactNode } from 'react'
import { ScreenLink } from './ScreenLink.tsx'
import { addressOf } from '../session/ownerInAddress.ts'
import { useActFor } from '../session/useActFor.ts'
import { notices } from '../../kit/notices/notices.ts'

interface Props {
  accountOwnerId: number
  /** True to show staff a notice with the owner that they now act for. */
  announced?: boolean
  children: ReactNode
}

/** A link that chooses the owner to act for, and opens Home. A new tab reads the owner from the URL. */
export function OwnerLink({ accountOwnerId, announced = false, children }: Props) {
  const actFor = useActFor()
  return (
    <ScreenLink
      to={addressOf(accountOwnerId)}
      prefetchData={false}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        actFor(accountOwnerId, () => {
          if (announced) notices.success('Success', `Account Owner set to ${accountOwnerId}`)
        })
      }}
    >
      {children}
    </ScreenLink>
  )
}
