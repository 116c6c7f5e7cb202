import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  SanctionsMatches_viewer$data,
  SanctionsMatches_viewer$key,
} from '../__generated__/SanctionsMatches_viewer.graphql.ts'
import { Section } from '../core/screens/Section.tsx'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { DateText, DateTimeText } from '../kit/ui/DateText.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { SanctionsDialog } from './SanctionsDialog.tsx'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', rowGap: '32px' },
  intro: { marginBlockEnd: '16px' },
  buttons: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', rowGap: '12px', marginBlockStart: '12px' },
})

type Match = NonNullable<SanctionsMatches_viewer$data['sanctionsMatches']>[number]

const partyLabels: Readonly<Record<string, string>> = {
  OWNER: 'Account owner',
  PAYEE: 'Recipient instead of the owner',
  PAYABLE_TO: 'Words on a check',
}

/** Owner names that match the sanctions list. Renders nothing without a match. */
export function SanctionsMatches({ viewerKey }: { viewerKey: SanctionsMatches_viewer$key }) {
  return (
    <Section>
      <Matches viewerKey={viewerKey} />
    </Section>
  )
}

function Matches({ viewerKey }: { viewerKey: SanctionsMatches_viewer$key }) {
  const styles = useStyles()
  const { sanctionsMatches } = useFragment(
    graphql`
      fragment SanctionsMatches_viewer on Viewer @throwOnFieldError {
        sanctionsMatches {
          matchId
          party
          accountOwnerId
          name
          dateOfBirth
          entry
          listedName
          listedBirth
          foundAt
          status
          reason
          decidedBy
        }
      }
    `,
    viewerKey,
  )
  if (!sanctionsMatches || sanctionsMatches.length === 0) return null
  return (
    <Card heading="Names on the sanctions list">
      <p className={styles.intro}>Payments to these names are held until you clear the match.</p>
      <ul className={styles.list}>
        {sanctionsMatches.map((match) => (
          <li key={match.matchId}>
            <MatchItem match={match} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function MatchItem({ match }: { match: Match }) {
  const styles = useStyles()
  const [isListed, setListed] = useState<boolean | null>(null)
  const isConfirmed = match.status === 'CONFIRMED'
  return (
    <>
      <SummaryList
        rows={[
          { term: 'Name', value: match.name },
          { term: 'Whose', value: partyLabels[match.party] ?? match.party },
          {
            term: 'Owner ID',
            value: <OwnerLink accountOwnerId={match.accountOwnerId}>{match.accountOwnerId}</OwnerLink>,
          },
          { term: 'Born', value: match.dateOfBirth ? <DateText date={match.dateOfBirth} /> : 'Not on file' },
          { term: 'Name on the list', value: `${match.listedName} (${match.entry})` },
          { term: 'Born (list)', value: match.listedBirth ?? 'Not on the list' },
          { term: 'Found', value: <DateTimeText moment={match.foundAt} /> },
          ...(isConfirmed ? [{ term: 'Confirmed by', value: `${match.decidedBy ?? ''}: ${match.reason ?? ''}` }] : []),
        ]}
      />
      <div className={styles.buttons}>
        {isConfirmed ? null : (
          <Button aria-haspopup="dialog" aria-label={`Confirm ${match.name}`} onClick={() => setListed(true)}>
            Confirm
          </Button>
        )}
        <Button aria-haspopup="dialog" aria-label={`Clear ${match.name}`} onClick={() => setListed(false)}>
          Clear
        </Button>
      </div>
      {isListed === null ? null : (
        <SanctionsDialog
          matchId={match.matchId}
          accountOwnerId={match.accountOwnerId}
          name={match.name}
          listedName={match.listedName}
          isListed={isListed}
          onClose={() => setListed(null)}
        />
      )}
    </>
  )
}
