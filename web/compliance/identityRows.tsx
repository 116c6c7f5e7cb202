import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import type { SummaryRow } from '../kit/ui/SummaryList.tsx'
import { RevealSecret } from '../owners/RevealSecret.tsx'

interface Identity {
  /** The account number that owners and other staff see. */
  accountNumber: string
  accountOwnerId: number
  /** The masked social security number. */
  social: string | null | undefined
  dateOfBirth: string | null | undefined
}

/** The rows that identify an account and its owner, with a link to the owner's Home. */
export const identityRows = ({
  accountNumber,
  accountOwnerId,
  social,
  dateOfBirth,
}: Identity): readonly SummaryRow[] => [
  { term: 'Account Number', value: accountNumber },
  {
    term: 'Account Owner Id',
    value: (
      <>
        {accountOwnerId}
        {' · '}
        <OwnerLink accountOwnerId={accountOwnerId} announced>
          Home of this owner
        </OwnerLink>
      </>
    ),
  },
  {
    term: 'SSN',
    value: social ? <RevealSecret accountOwnerId={accountOwnerId} masked={social} /> : 'Not on file',
  },
  { term: 'Date of Birth', value: dateOfBirth ? <DateText date={dateOfBirth} /> : 'Not on file' },
]
