import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { small } from '../../kit/page/layout.ts'

const useStyles = makeStyles({
  ends: {
    color: tokens.colorStatusDangerForeground1,
    marginInlineEnd: 'auto',
    // Narrow enough for all three buttons on one line of a phone.
    [small]: { minWidth: 'auto', paddingInline: '2px' },
  },
})

export interface RequestActs {
  /** Undefined if the list has no approvals. */
  approve: (() => void) | undefined
  /** Cancel or Reverse; undefined if neither is offered. */
  end: { label: string; act: () => void } | undefined
}

interface Props {
  acts: RequestActs
  /** Undefined if the request can't become Incomplete. */
  onAskOwner: (() => void) | undefined
  onClose: () => void
}

/** Actions on an open request while its form is unchanged. */
export function RequestBar({ acts: { approve, end }, onAskOwner, onClose }: Props) {
  const styles = useStyles()
  return (
    <>
      {end ? (
        <Button appearance="subtle" className={styles.ends} onClick={end.act}>
          {end.label}
        </Button>
      ) : null}
      {onAskOwner ? <Button onClick={onAskOwner}>Ask owner</Button> : null}
      {approve ? (
        <Button appearance="primary" onClick={approve}>
          Approve
        </Button>
      ) : (
        <Button onClick={onClose}>Close</Button>
      )}
    </>
  )
}
