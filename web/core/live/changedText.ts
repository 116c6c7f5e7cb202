import { formatCount } from '../../kit/ui/format.ts'

const names: Readonly<Record<string, readonly [one: string, many: string]>> = {
  ACCOUNT: ['account', 'accounts'],
  APPROVAL: ['approval', 'approvals'],
  JOB: ['job', 'jobs'],
  OWNER: ['owner', 'owners'],
  REQUEST: ['request', 'requests'],
}

/**
 * Describes changes that the screen does not show yet: "2 requests and 1 job changed."
 * @param waiting keys of changes, as `keyOf` makes them; empty after a failed refresh
 */
export function changedText(waiting: ReadonlySet<string>): string {
  if (waiting.size === 0) return 'The latest changes could not be loaded.'
  const kinds = Map.groupBy(waiting, (key) => key.split(' ', 1)[0] ?? '')
  const counts = [...kinds].map(([kind, { length }]) => {
    const [one, many] = names[kind] ?? ['record', 'records']
    return `${formatCount(length)} ${length === 1 ? one : many}`
  })
  return `${counts.join(' and ')} changed.`
}
