import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ClaimList_claims$data, ClaimList_claims$key } from '../../__generated__/ClaimList_claims.graphql.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { DataTable, type Column } from '../../kit/lists/DataTable.tsx'
import { Money } from '../../kit/ui/Money.tsx'
import { LIST_OF_STATUS } from '../listOfStatus.ts'
import { requestAddress } from '../requests/requestAddress.ts'
import { statusLabels } from '../requests/statusLabel.ts'
import { claimFormLabels, recipientKindLabels } from './texts.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  heading: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
  small: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

type Claim = ClaimList_claims$data['claims'][number]

/** Claims on an owner's accounts, each with a link to its distribution request. */
export function ClaimList({ claimsKey }: { claimsKey: ClaimList_claims$key }) {
  const styles = useStyles()
  const { claims } = useFragment(
    graphql`
      fragment ClaimList_claims on DeathClaims @throwOnFieldError {
        claims {
          requestId
          number
          planAccountNumber
          recipient
          recipientKind
          maskedTin
          amount
          isFullAmount
          netAmount
          status
          outcome
          evidenceState
        }
      }
    `,
    claimsKey,
  )
  const below = (text: string | null | undefined) => (text ? <span className={styles.small}>{text}</span> : null)
  const columns: readonly Column<Claim>[] = [
    {
      key: 'number',
      header: 'Request',
      rowHeader: true,
      cell: ({ requestId, number, status }) => (
        <ScreenLink to={`${requestAddress('withdrawal', LIST_OF_STATUS[status])}/${requestId}`}>{number}</ScreenLink>
      ),
    },
    {
      key: 'recipient',
      header: 'Recipient',
      breaks: true,
      cell: ({ recipient, recipientKind, maskedTin }) => (
        <>
          {recipient}
          {below(`${recipientKindLabels[recipientKind] ?? recipientKind}, ${maskedTin}`)}
        </>
      ),
    },
    { key: 'account', header: 'Account', cell: ({ planAccountNumber }) => planAccountNumber },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ amount, isFullAmount }) => (
        <>
          <Money amount={amount} />
          {below(isFullAmount ? 'everything left' : null)}
        </>
      ),
    },
    { key: 'net', header: 'Net', align: 'end', cell: ({ netAmount }) => <Money amount={netAmount} /> },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, outcome }) => (
        <>
          {statusLabels[status]}
          {below(outcome)}
        </>
      ),
    },
    {
      key: 'form',
      header: 'Claim form',
      cell: ({ evidenceState }) => claimFormLabels[evidenceState] ?? evidenceState,
    },
  ]
  return (
    <section className={styles.root}>
      <h3 className={styles.heading}>Claims made</h3>
      {claims.length === 0 ? (
        <p>Nobody has claimed yet.</p>
      ) : (
        <DataTable
          caption="Claims made"
          columns={columns}
          rows={claims}
          rowKey={({ requestId }) => requestId}
          empty=""
          dense
        />
      )}
    </section>
  )
}
