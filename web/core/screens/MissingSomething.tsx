import { isStaff } from '../session/access.ts'
import { useSession } from '../session/useSession.ts'
import { ContactLink } from './ContactLink.tsx'

/** Below an empty list, for whoever expected something in it. Staff know whom to ask. */
export function MissingSomething() {
  const actsForOwner = useSession(isStaff)
  if (actsForOwner) return null
  return (
    <p>
      Is something missing? <ContactLink />
    </p>
  )
}
