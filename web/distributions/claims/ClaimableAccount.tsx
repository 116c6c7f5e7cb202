import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  ClaimableAccount_account$data,
  ClaimableAccount_account$key,
} from '../../__generated__/ClaimableAccount_account.graphql.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { DataTable, type Column } from '../../kit/lists/DataTable.tsx'
import { formatDate, formatDateTime } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { usePrimaryLink } from '../../kit/ui/primaryLink.ts'
import { nameOf } from './designation.ts'
import { MinimumAtDeath } from './MinimumAtDeath.tsx'
import { accountName, newClaimAddress, notOpen, rankOf } from './texts.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '4px',
  },
  heading: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
  facts: { color: tokens.colorNeutralForeground2 },
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

type Beneficiary = ClaimableAccount_account$data['designated'][number]

const columns: readonly Column<Beneficiary>[] = [
  {
    key: 'name',
    header: 'Beneficiary',
    rowHeader: true,
    breaks: true,
    cell: ({ firstName, lastName }) => nameOf({ firstName, lastName }),
  },
  { key: 'dateOfBirth', header: 'Date of birth', cell: ({ dateOfBirth }) => formatDate(dateOfBirth) },
  { key: 'rank', header: 'Type', cell: ({ isPrimary }) => rankOf(isPrimary) },
  { key: 'share', header: 'Share', align: 'end', cell: ({ share }) => `${share}%` },
  { key: 'entitled', header: 'May still claim', align: 'end', cell: ({ entitled }) => <Money amount={entitled} /> },
]

interface Props {
  accountKey: ClaimableAccount_account$key
  /** True if the screen shows several accounts, so that no link is the primary one. */
  isOneOfMany: boolean
}

/** An account of a deceased owner: its balance and the designated beneficiaries. */
export function ClaimableAccount({ accountKey, isOneOfMany }: Props) {
  const styles = useStyles()
  const primary = usePrimaryLink()
  const id = useId()
  const account = useFragment(
    graphql`
      fragment ClaimableAccount_account on ClaimableAccount @throwOnFieldError {
        accountId
        planAccountNumber
        isRoth
        balance
        claimable
        isClosed
        whyNot
        minimum {
          ...MinimumAtDeath_minimum
        }
        designatedAt
        designatedBy
        designated {
          beneficiaryId
          firstName
          lastName
          dateOfBirth
          isPrimary
          share
          entitled
        }
      }
    `,
    accountKey,
  )
  const { accountId, planAccountNumber, isRoth, balance, claimable, isClosed, whyNot, minimum } = account
  const { designated, designatedAt, designatedBy } = account
  const name = accountName(planAccountNumber, isRoth)
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.heading}>
          {name}
        </h3>
        {isClosed ? null : (
          <ScreenLink
            to={newClaimAddress(accountId)}
            aria-label={`New claim on ${name}`}
            appearance="plain"
            className={mergeClasses(primary.link, isOneOfMany && primary.outlined)}
          >
            New claim
          </ScreenLink>
        )}
      </div>
      <p className={styles.facts}>
        Balance <Money amount={balance} />
        {isClosed ? (
          `. ${whyNot ?? notOpen}`
        ) : (
          <>
            , of which <Money amount={claimable} /> may be claimed
          </>
        )}
      </p>
      {designated.length === 0 ? (
        <p>This account has no designated beneficiaries.</p>
      ) : (
        <DataTable
          caption={`Beneficiaries of ${name}`}
          columns={columns}
          rows={designated}
          rowKey={({ beneficiaryId }) => beneficiaryId}
          empty=""
        />
      )}
      {designatedAt ? (
        <p className={styles.small}>
          {`Shares last set ${formatDateTime(designatedAt)}, by ${designatedBy ?? 'a job'}`}
        </p>
      ) : designated.length > 0 ? (
        <p className={styles.small}>Nobody has changed the shares that came with the account.</p>
      ) : null}
      {minimum ? <MinimumAtDeath minimumKey={minimum} /> : null}
    </section>
  )
}
