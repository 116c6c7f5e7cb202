import { Badge, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '8px',
    paddingBlock: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 0, paddingBlockEnd: 0 },
    ':first-child': { paddingBlockStart: 0 },
  },
  what: { display: 'flex', flexDirection: 'column', rowGap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', rowGap: '4px', fontWeight: 600 },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  more: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

interface Props {
  name: string
  /** Status of the item; null if this version of the web client does not know the status. */
  status: { label: string; color: 'warning' | 'success' | 'informative' } | null
  /** Actions of the item, shown next to its status. */
  action: ReactNode
  /** Further lines of the item. */
  children: ReactNode
}

/** An item of a list: name, status, actions and further lines. */
export function StatusItem({ name, status, action, children }: Props) {
  const styles = useStyles()
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <span className={styles.name}>
          {name}
          {status ? (
            <Badge appearance="tint" color={status.color}>
              {status.label}
            </Badge>
          ) : null}
        </span>
        {children}
      </div>
      {action}
    </li>
  )
}

/** A less important line of a list item. */
export function MoreLine({ children }: { children: ReactNode }) {
  return <span className={useStyles().more}>{children}</span>
}

/** A line with a code that people read letter by letter. */
export function CodeLine({ children }: { children: ReactNode }) {
  return <span className={useStyles().code}>{children}</span>
}
