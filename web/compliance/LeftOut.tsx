import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { named } from './accountIds.ts'
import type { Checked } from './useCheck.ts'

interface Props {
  accounts: readonly Checked[]
  twice: readonly number[]
}

/** Lists the entered ids that a decision does not include, or counts only once. */
export function LeftOut({ accounts, twice }: Props) {
  const lines = linesFor(accounts, twice)
  if (lines.length === 0) return null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </MessageBarBody>
    </MessageBar>
  )
}

export function linesFor(accounts: readonly Checked[], twice: readonly number[]): string[] {
  const are = (standing: Checked['standing']) =>
    accounts.filter((account) => account.standing === standing).map(({ accountId }) => accountId)
  const parts = [
    ['Unknown, left out', are('UNKNOWN')],
    ['Not waiting for approval, left out', are('DECIDED')],
    ['Entered twice, counted once', twice],
  ] as const
  return parts.flatMap(([what, ids]) => (ids.length === 0 ? [] : [`${what}: ${named(ids)}.`]))
}
