import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Overview_viewer$key } from '../__generated__/Overview_viewer.graphql.ts'
import { Money } from '../kit/ui/Money.tsx'
import { queueLists } from './queueLists.ts'
import { Tile, TileLink } from './Tile.tsx'
import { Tiles } from './Tiles.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '28px' },
  money: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '12px',
    rowGap: '2px',
    alignItems: 'baseline',
    marginBlockStart: 'auto',
  },
  way: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  sum: { fontWeight: 600, textAlign: 'end' },
})

interface Props {
  viewerKey: Overview_viewer$key
  /** Link to the approvals on the same screen. */
  secondPerson: string
}

/** The waiting work of staff who look after owners. Each queue links to its list. */
export function Overview({ viewerKey, secondPerson }: Props) {
  const styles = useStyles()
  const { overview } = useFragment(
    graphql`
      fragment Overview_viewer on Viewer @throwOnFieldError {
        overview {
          queues {
            isRollover
            list
            pile {
              ...Tile_pile
            }
          }
          secondPerson {
            ...Tile_pile
          }
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
  const queuesOf = (wanted: boolean) =>
    overview.queues.flatMap(({ isRollover, list, pile }) => {
      const named = queueLists[list]
      return named && isRollover === wanted ? [{ ...named, pile }] : []
    })
  return (
    <div className={styles.root}>
      {overview.missingTaxTable ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{missingText(overview.missingTaxTable)}</MessageBarBody>
        </MessageBar>
      ) : null}
      {[
        { heading: 'Withdrawals', address: '/withdrawals', queues: queuesOf(false) },
        { heading: 'Rollovers', address: '/rollovers', queues: queuesOf(true) },
      ].map(({ heading, address, queues }) => (
        <Tiles key={address} heading={heading}>
          {queues.map(({ label, status, ownerActs, pile }) => (
            <Tile
              key={status}
              label={label}
              to={`${address}/${status}`}
              pileKey={pile}
              ownerActs={ownerActs ?? false}
            />
          ))}
        </Tiles>
      ))}
      <Tiles heading="Today">
        <Tile label="Waiting for a second person" to={secondPerson} pileKey={overview.secondPerson} />
        <Tile label="Upload center" to="/upload-center" pileKey={overview.uploads} />
        <Tile label="Jobs that failed" to="/jobs" pileKey={overview.failedJobs} />
        <Tile label="Returns desk" to="/returns-desk" pileKey={overview.returnsDesk} />
        <TileLink label="Today's money" to="/accounts">
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
        <Tile label="Undelivered mail" to="/mail/undelivered" pileKey={overview.undeliveredMail} />
      </Tiles>
    </div>
  )
}

const MANY_STATES = 5

function missingText({ year, states }: { year: number; states: readonly string[] }): string {
  const of = states.length > MANY_STATES ? `${states.length} states` : states.join(', ')
  return `The state withholding table of ${year} is missing for ${of}. The operator gives it with STATE_WITHHOLDING_FILE.`
}
