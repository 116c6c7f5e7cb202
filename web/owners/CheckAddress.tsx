import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { REASONS } from '../../contract/reasonTexts.ts'
import type { CheckAddress_accountOwner$key } from '../__generated__/CheckAddress_accountOwner.graphql.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { contactPhone } from '../kit/page/layout.ts'
import { Money } from '../kit/ui/Money.tsx'

const useStyles = makeStyles({
  note: { marginBlockStart: '16px', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})

/**
 * Says where each unmailed check goes, because a request keeps its address even if the owner's address changes. Only a
 * check that is sent again after a return, or signed again for the address, goes to the new one.
 */
export function CheckAddress({ accountOwnerKey }: { accountOwnerKey: CheckAddress_accountOwner$key }) {
  const styles = useStyles()
  const phone = contactPhone()
  const { requests } = useFragment(
    graphql`
      fragment CheckAddress_accountOwner on AccountOwner @throwOnFieldError {
        requests(first: 100, underWay: true) {
          edges {
            node {
              requestId
              number
              netAmount
              isRollover
              isCheck
              progress
              incompleteReason
              mailedTo
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const nodes = requests?.edges.map(({ node }) => node) ?? []
  return nodes
    .filter(({ isCheck, isRollover, progress }) => isCheck && !isRollover && NOT_MAILED.has(progress))
    .map(({ requestId, number, netAmount, mailedTo, progress, incompleteReason }) => (
      <p key={requestId} className={styles.note}>
        Your check of <Money amount={netAmount} /> (<ScreenLink to={`/requests/${requestId}/`}>{number}</ScreenLink>){' '}
        {progress === 'CAME_BACK' ? (
          `to ${mailedTo} came back. If we send it again, it goes to your mailing address here.`
        ) : progress === 'INCOMPLETE' && FOR_ADDRESS.has(incompleteReason) ? (
          `goes to ${mailedTo}. If you change your address here, we ask you to sign the request again for the new one.`
        ) : (
          <>
            goes to {mailedTo}, even if you change your address here. To change where it goes,{' '}
            {phone ? `call ${phone}.` : <ContactLink words="contact us" />}
          </>
        )}
      </p>
    ))
}

const FOR_ADDRESS: ReadonlySet<string | null | undefined> = new Set([REASONS.ADDRESS, REASONS.ADDRESS_NOT_FOUND])

const NOT_MAILED: ReadonlySet<string | null | undefined> = new Set([
  'AWAITING_SIGNATURE',
  'IN_REVIEW',
  'APPROVED',
  'INCOMPLETE',
  'CAME_BACK',
])
