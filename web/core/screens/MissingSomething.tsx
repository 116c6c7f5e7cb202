import { isStaff } from '../session/access.ts'
import { useSession } from '../session/useSession.ts'
import { ContactLink } from './ContactLink.tsx'

/** Contact link below an empty list, for owners who expected entries. Staff do not see the link. */
export function MissingSomething() {
  const actsForOwner = useSession(isStaff)
  if (actsForOwner) return null
  return (
    <p>
      Is something missing? <ContactLink />
    </p>
  )
}
