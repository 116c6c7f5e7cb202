import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ChangedMeanwhile_around$key } from '../../__generated__/ChangedMeanwhile_around.graphql.ts'
import { formatDateTime } from '../../kit/ui/format.ts'
import { scrollIntoView } from '../../kit/ui/scrollIntoView.ts'

const useStyles = makeStyles({
  bar: { flexShrink: 0 },
  list: { marginBlock: '4px', paddingInlineStart: '20px', listStyleType: 'disc' },
})

interface Props {
  aroundKey: ChangedMeanwhile_around$key
  /** The changed values that the form shows; empty if it shows none of them. */
  changes: readonly string[]
  onKeep: () => void
  onDiscard: () => void
}

/**
 * Says that another person changed the request while its form was open, with author, time and changes. Input stays
 * unless the user discards it.
 */
export function ChangedMeanwhile({ aroundKey, changes, onKeep, onDiscard }: Props) {
  const styles = useStyles()
  const { lastChange } = useFragment(
    graphql`
      fragment ChangedMeanwhile_around on RequestAround @throwOnFieldError {
        lastChange {
          at
          by
        }
      }
    `,
    aroundKey,
  )
  const who = lastChange?.by ?? 'The portal'
  const when = lastChange ? ` on ${formatDateTime(lastChange.at)}` : ''
  return (
    <MessageBar ref={scrollIntoView} intent="warning" layout="multiline" className={styles.bar} role="alert">
      <MessageBarBody>
        {`${who} changed this request${when} while you had it open. Your changes were not saved.`}
        {changes.length > 0 ? (
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        ) : (
          ' The history shows what changed; this form does not.'
        )}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onKeep}>Keep what I typed</Button>
        <Button onClick={onDiscard}>Use what is stored</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
