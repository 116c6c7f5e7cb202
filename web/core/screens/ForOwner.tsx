import { useStore } from 'zustand'
import { isStaff } from '../session/access.ts'
import { recentOwners } from '../session/recentOwners.ts'
import { useSession } from '../session/useSession.ts'

interface Props {
  accountOwnerId: number
  /** The owner; omitted to use the owner that staff act for. */
  name?: string | null | undefined
}

/** In a dialog of staff, names the owner: "For Ann Archer, owner 1001". Renders nothing for owners themselves. */
export function ForOwner({ accountOwnerId, name }: Props) {
  const recent = useStore(recentOwners).find((owner) => owner.accountOwnerId === accountOwnerId)
  if (!useSession(isStaff)) return null
  const known = name ?? recent?.name
  return (
    <>
      For{' '}
      {known ? (
        <>
          <strong>{known}</strong>,{' '}
        </>
      ) : null}
      owner {accountOwnerId}
    </>
  )
}
