import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { DateText, DateTimeText } from '../kit/ui/DateText.tsx'
import { RevealSecret } from '../owners/RevealSecret.tsx'
import { EvidenceLink } from './EvidenceLink.tsx'
import { FindingTitles } from './Findings.tsx'
import { linkIdOf, type PendingRow } from './pendingRow.ts'

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', columnGap: '8px' },
  first: { fontWeight: 600, overflowWrap: 'anywhere' },
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

interface Props {
  row: PendingRow
  /** Checkbox that selects the account. */
  select: ReactNode
}

/** A pending account on a phone: owner, personal data, date and findings. */
export function PendingCard({ row, select }: Props) {
  const styles = useStyles()
  const { accountId, accountOwnerId, firstName, lastName, social, dateOfBirth, loadedAt } = row
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <p className={styles.first}>
          <span>{firstName}</span> <span>{lastName}</span>
        </p>
        {select}
      </div>
      <p className={styles.small}>
        {'Account '}
        <OwnerLink accountOwnerId={accountOwnerId} announced>
          {accountId}
        </OwnerLink>
        {` · Owner ${accountOwnerId}`}
        {dateOfBirth ? (
          <>
            <br />
            {'Born '}
            <DateText date={dateOfBirth} />
          </>
        ) : null}
        {loadedAt ? (
          <>
            <br />
            {'Loaded '}
            <DateTimeText moment={loadedAt} />
          </>
        ) : null}
      </p>
      {social ? <RevealSecret accountOwnerId={accountOwnerId} masked={social} /> : null}
      <FindingTitles findingsKey={row.findings} />
      <p>
        <EvidenceLink accountId={accountId} id={linkIdOf(row)} />
      </p>
    </div>
  )
}
