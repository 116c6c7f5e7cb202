import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  // Narrow enough for all three buttons on one line, also on a phone.
  button: { minWidth: 'auto', paddingInline: '14px', whiteSpace: 'nowrap' },
  ends: { color: tokens.colorStatusDangerForeground1, marginInlineEnd: 'auto', paddingInline: '2px' },
})

export interface RequestActs {
  /** Undefined in a list whose requests can't be approved. */
  approve: (() => void) | undefined
  /** Cancel or Reverse; undefined if the request allows neither. */
  end: { label: string; act: () => void } | undefined
}

interface Props {
  acts: RequestActs
  /** Sets the status to Incomplete and asks what is missing. Undefined if the request can't become Incomplete. */
  onAskOwner: (() => void) | undefined
  onClose: () => void
}

/** Buttons of an open request while its form is unchanged. */
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
