import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Overview_viewer$key } from '../__generated__/Overview_viewer.graphql.ts'
import { formatCount } from '../kit/ui/format.ts'
import { latenessOf } from '../kit/ui/lateness.ts'
import { useLinkStyles } from '../kit/ui/linkStyles.ts'
import { Money } from '../kit/ui/Money.tsx'
import { queueLists } from './queueLists.ts'
import { QuietQueues } from './QuietQueues.tsx'
import { TaxDue } from './TaxDue.tsx'
import { readPile, Tile, TileLink } from './Tile.tsx'
import { Tiles } from './Tiles.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '28px' },
  money: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '12px',
    rowGap: '2px',
    alignItems: 'baseline',
    alignSelf: 'start',
    gridRow: 'span 2',
  },
  way: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  sum: { fontWeight: 600, textAlign: 'end' },
  own: { fontSize: tokens.fontSizeBase200 },
})

interface Props {
  viewerKey: Overview_viewer$key
  /** Link to the approvals on the same screen. */
  secondPerson: string
}

/** Open work of staff who serve owners, as tiles that link to lists. Queues without work share one line. */
export function Overview({ viewerKey, secondPerson }: Props) {
  const styles = useStyles()
  const link = useLinkStyles()
  const { overview } = useFragment(
    graphql`
      fragment Overview_viewer on Viewer @throwOnFieldError {
        overview {
          ...TaxDue_overview
          queues {
            isRollover
            list
            pile {
              ...Tile_pile
            }
          }
          toDecide {
            ...Tile_pile
          }
          ownProposals
          uploads {
            ...Tile_pile
          }
          failedJobs {
            ...Tile_pile
          }
          returnsDesk {
            ...Tile_pile
          }
          undeliveredMail {
            ...Tile_pile
          }
          monthsToClose {
            ...Tile_pile
          }
          missingTaxTable {
            year
            states
          }
          today {
            in
            out
          }
        }
      }
    `,
    viewerKey,
  )
  if (!overview) return null
  const requests = overview.queues.flatMap(({ isRollover, list, pile }) => {
    const named = queueLists[list]
    if (!named) return []
    const [group, address] = isRollover
      ? (['Rollovers', '/rollovers'] as const)
      : (['Withdrawals', '/withdrawals'] as const)
    return [
      {
        label: `${group}: ${named.label}`,
        to: `${address}/${named.status}`,
        pile: readPile(pile),
        ownerActs: named.ownerActs ?? false,
      },
    ]
  })
  // Requests that staff must process come before requests that wait for the owner.
  const queues = [
    {
      label: 'Waits for a second person',
      to: secondPerson,
      pile: readPile(overview.toDecide),
      ownerActs: false,
    },
    ...requests.filter(({ ownerActs }) => !ownerActs),
    { label: 'Upload center', to: '/upload-center', pile: readPile(overview.uploads), ownerActs: false },
    { label: 'Returns desk', to: '/returns-desk', pile: readPile(overview.returnsDesk), ownerActs: false },
    { label: 'Jobs that failed', to: '/jobs', pile: readPile(overview.failedJobs), ownerActs: false },
    { label: 'Undelivered mail', to: '/mail/undelivered', pile: readPile(overview.undeliveredMail), ownerActs: false },
    ...(overview.monthsToClose
      ? [{ label: 'Month-End Close', to: '/months', pile: readPile(overview.monthsToClose), ownerActs: false }]
      : []),
    ...requests.filter(({ ownerActs }) => ownerActs),
  ]
  const busy = queues.filter(({ pile }) => pile.count > 0)
  const ours = busy.filter(({ ownerActs }) => !ownerActs).toSorted((one, other) => lateFirst(one) - lateFirst(other))
  const withOwners = busy.filter(({ ownerActs }) => ownerActs)
  return (
    <div className={styles.root}>
      {overview.missingTaxTable ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{missingText(overview.missingTaxTable)}</MessageBarBody>
        </MessageBar>
      ) : null}
      <TaxDue overviewKey={overview} />
      <Tiles heading="Work waiting">
        {ours.map(({ label, to, pile }) => (
          <Tile key={label} label={label} to={to} pile={pile} />
        ))}
        <TileLink label="Today’s money" to="/accounts">
          <span className={styles.money}>
            <span className={styles.way}>In</span>
            <span className={styles.sum}>
              <Money amount={overview.today.in} />
            </span>
            <span className={styles.way}>Out</span>
            <span className={styles.sum}>
              <Money amount={overview.today.out} />
            </span>
          </span>
        </TileLink>
      </Tiles>
      {withOwners.length > 0 ? (
        <Tiles heading="With owners" isQuiet>
          {withOwners.map(({ label, to, pile }) => (
            <Tile key={label} label={label} to={to} pile={pile} ownerActs />
          ))}
        </Tiles>
      ) : null}
      <div>
        {overview.ownProposals ? (
          <p className={styles.own}>
            <a href={secondPerson} className={link.link}>
              {ownText(overview.ownProposals)}
            </a>
          </p>
        ) : null}
        <QuietQueues queues={queues.filter(({ to, pile }) => pile.count === 0 && to !== secondPerson)} />
      </div>
    </div>
  )
}

const LATENESS = ['overdue', 'late', null]

/** Sorts overdue queues first, then late ones. */
const lateFirst = ({ pile: { ageInBankDays } }: { pile: ReturnType<typeof readPile> }): number =>
  LATENESS.indexOf(ageInBankDays === null ? null : latenessOf(ageInBankDays))

const ownText = (count: number) =>
  count === 1
    ? '1 of your proposals waits for a second person'
    : `${formatCount(count)} of your proposals wait for a second person`

const MANY_STATES = 5

function missingText({ year, states }: { year: number; states: readonly string[] }): string {
  const of = states.length > MANY_STATES ? `${states.length} states` : states.join(', ')
  return `The state withholding table of ${year} is missing for ${of}. Ask IT to set it with STATE_WITHHOLDING_FILE.`
}
