import { useLocation } from 'react-router-dom'
import { REASONS } from '../../../contract/reasonTexts.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { requestAddress } from './requestAddress.ts'
import type { Row } from './requestRow.ts'
import type { RequestKind } from './texts.ts'

interface Props {
  kind: RequestKind
  row: Row
  /** Text between the notes of the row and the link. */
  before: string
}

/** The action that an Incomplete request needs, as a link to its form; nothing if its reason names no action. */
export function FixLink({ kind, row, before }: Props) {
  const { search } = useLocation()
  const fix = fixOf(row)
  if (fix === null) return null
  return (
    <>
      {before}
      <ScreenLink
        to={`${requestAddress(kind, 'INCOMPLETE')}/${row.requestId}${search}`}
        state={{ isFromList: true }}
        preventScrollReset
        aria-label={`${fix}, ${row.firstName} ${row.lastName}`}
      >
        {fix}
      </ScreenLink>
    </>
  )
}

function fixOf({ status, waitsFor, needsBankDetails, incompleteReason }: Row): string | null {
  if (status !== 'INCOMPLETE' || waitsFor !== null) return null
  if (needsBankDetails) return 'Enter new bank details'
  if (incompleteReason === REASONS.FORM) return 'Add the missing page'
  return incompleteReason === REASONS.SIGNATURE ? 'Request a signature' : null
}
