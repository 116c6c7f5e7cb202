import type { ReactNode } from 'react'
import { ScreenLink } from '../relay/ScreenLink.tsx'
import { useActFor } from '../session/useActFor.ts'
import { notices } from '../shell/notices.ts'

interface Props {
  accountOwnerId: number
  /** Says in a notice whom staff act for now. */
  announced?: boolean
  children: ReactNode
}

/** Chooses the owner that staff act for and goes to Home. */
export function OwnerLink({ accountOwnerId, announced = false, children }: Props) {
  const actFor = useActFor()
  return (
    <ScreenLink
      to="/home"
      prefetchData={false}
      onClick={(event) => {
        event.preventDefault()
        actFor(accountOwnerId)
        if (announced) notices.success('Success', `Account Owner set to ${accountOwnerId}`)
      }}
    >
      {children}
    </ScreenLink>
  )
}
