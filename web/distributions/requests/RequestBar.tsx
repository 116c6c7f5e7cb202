import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  // Narrow enough for all three buttons on one line of a phone, and next to the form.
  button: { minWidth: 'auto', paddingInline: '14px', whiteSpace: 'nowrap' },
  ends: { color: tokens.colorStatusDangerForeground1, marginInlineEnd: 'auto', paddingInline: '2px' },
})

export interface RequestActs {
  /** Undefined if the list has no approvals. */
  approve: (() => void) | undefined
  /** Cancel or Reverse; undefined if neither is offered. */
  end: { label: string; act: () => void } | undefined
}

interface Props {
  acts: RequestActs
  /** Sets the request to Incomplete, with what is missing. Undefined if it can't become Incomplete. */
  onAskOwner: (() => void) | undefined
  onClose: () => void
}

/** Actions on an open request while its form is unchanged. */
export function RequestBar({ acts: { approve, end }, onAskOwner, onClose }: Props) {
  const styles = useStyles()
  return (
    <>
      {end ? (
        <Button appearance="subtle" className={mergeClasses(styles.button, styles.ends)} onClick={end.act}>
          {end.label}
        </Button>
      ) : null}
      {onAskOwner ? (
        <Button className={styles.button} onClick={onAskOwner}>
          Send back
        </Button>
      ) : null}
      {approve ? (
        <Button appearance="primary" className={styles.button} onClick={approve}>
          Approve
        </Button>
      ) : (
        <Button className={styles.button} onClick={onClose}>
          Close
        </Button>
      )}
    </>
  )
}
