import { useParams } from 'react-router-dom'
import { NotFoundView } from '../../core/screens/NotFound.tsx'

/** Shown for a URL that names an owner who does not exist. */
export function UnknownOwner() {
  const { accountOwnerId } = useParams()
  return <NotFoundView intro={`There is no owner ${accountOwnerId}.`} />
}
