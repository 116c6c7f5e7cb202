import { makeStyles, mergeClasses, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { LetterHint_accountOwner$key } from '../__generated__/LetterHint_accountOwner.graphql.ts'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'

const useStyles = makeStyles({ bar: { flexShrink: 0 } })

interface Props {
  accountOwnerKey: LetterHint_accountOwner$key
  /** True on a screen that changes the address. */
  ofAddress?: boolean
  className?: string
}

/**
 * Says before a save that a letter will notify the owner, because the owner has no confirmed email address. Renders
 * nothing otherwise.
 */
export function LetterHint({ accountOwnerKey, ofAddress = false, className }: Props) {
  const styles = useStyles()
  const { dataStanding } = useFragment(
    graphql`
      fragment LetterHint_accountOwner on AccountOwner @throwOnFieldError {
        dataStanding {
          noticesByLetter
        }
      }
    `,
    accountOwnerKey,
  )
  const actsForOwner = useSession(isStaff)
  if (!dataStanding?.noticesByLetter) return null
  return (
    <MessageBar intent="info" layout="multiline" className={mergeClasses(styles.bar, className)}>
      <MessageBarBody>
        {actsForOwner
          ? 'This owner has no confirmed email. Each change you save here is sent to the owner as a letter.'
          : 'Until you have entered the code from our letter, we also mail you a letter about each change you save here.'}
        {ofAddress ? ' A change of the address is reported to the old address, too.' : null}
      </MessageBarBody>
    </MessageBar>
  )
}
