import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { Tile_pile$key } from '../__generated__/Tile_pile.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { formatCount } from '../kit/ui/format.ts'
import { latenessOf } from '../kit/ui/lateness.ts'
import { oldestSubmitted, oldestText } from './age.ts'

const ageText = { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 }

const useStyles = makeStyles({
  tile: {
    boxSizing: 'border-box',
    display: 'grid',
    gridRow: '1 / -1',
    gridTemplateRows: 'subgrid',
    rowGap: '4px',
    minHeight: '104px',
    padding: '14px 18px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: '0 1px 2px rgb(0 0 0 / 4%)',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': {
      border: `1px solid ${tokens.colorBrandStroke1}`,
      backgroundColor: tokens.colorNeutralBackground1Hover,
    },
  },
  label: { color: tokens.colorNeutralForeground2, fontWeight: 500 },
  figure: {
    fontSize: '1.75rem',
    lineHeight: 1.15,
    fontWeight: 600,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  whose: { ...ageText, fontWeight: 400, letterSpacing: 'normal' },
  quiet: { minHeight: 'auto', backgroundColor: 'transparent', boxShadow: 'none' },
  quietFigure: { fontSize: '1.25rem' },
  nothing: { color: tokens.colorNeutralForeground3 },
  age: { ...ageText, fontVariantNumeric: 'tabular-nums' },
  late: { color: tokens.colorStatusWarningForeground3, fontWeight: 600 },
  overdue: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
})

type Pile = ReturnType<typeof readPile>

export const readPile = (pileKey: Tile_pile$key) =>
  readInlineData(
    graphql`
      fragment Tile_pile on Pile @inline @throwOnFieldError {
        count
        countIsBound
        ageInBankDays
      }
    `,
    pileKey,
  )

interface Props {
  label: string
  to: string
  pile: Pile
  /** True if the queue waits for owners, so that no item counts as late. */
  ownerActs?: boolean
}

/** A queue of open work: its length, the age of its oldest item, and a link to its list. */
export function Tile({ label, to, pile, ownerActs = false }: Props) {
  const styles = useStyles()
  const { count, countIsBound, ageInBankDays } = pile
  const lateness = ownerActs || ageInBankDays === null ? null : latenessOf(ageInBankDays)
  return (
    <TileLink label={label} to={to} isQuiet={ownerActs}>
      {count === 0 ? (
        <span className={styles.nothing}>Nothing waiting</span>
      ) : (
        <>
          <span className={mergeClasses(styles.figure, ownerActs && styles.quietFigure)}>
            {`${formatCount(count)}${countIsBound ? '+' : ''}`}
            {ownerActs ? (
              <>
                {' '}
                <span className={styles.whose}>with the owner</span>
              </>
            ) : null}
          </span>{' '}
          {ageInBankDays === null ? null : (
            <span className={mergeClasses(styles.age, lateness ? styles[lateness] : undefined)}>
              {ownerActs ? oldestSubmitted(ageInBankDays) : oldestText(ageInBankDays, lateness)}
            </span>
          )}
        </>
      )}
    </TileLink>
  )
}

interface TileLinkProps {
  label: string
  to: string
  /** True for a tile that asks nothing of the user now. */
  isQuiet?: boolean
  children: ReactNode
}

/** A tile with content below its label. Screen readers announce the parts one after another. */
export function TileLink({ label, to, isQuiet = false, children }: TileLinkProps) {
  const styles = useStyles()
  const look = mergeClasses(styles.tile, isQuiet && styles.quiet)
  const content = (
    <>
      {/* Screen readers need the spaces to separate the parts, which the screen shows on separate lines. */}
      <span className={styles.label}>{label}</span> {children}
    </>
  )
  // A link to an anchor on the same screen needs no ScreenLink, because it loads no screen.
  return to.startsWith('#') ? (
    <a href={to} className={look}>
      {content}
    </a>
  ) : (
    <ScreenLink to={to} appearance="plain" className={look}>
      {content}
    </ScreenLink>
  )
}
