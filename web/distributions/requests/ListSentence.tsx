import { makeStyles, tokens } from '@fluentui/react-components'
import type { RequestList } from './requestLists.ts'
import type { RequestKind } from './texts.ts'
import { formatCount } from '../../kit/ui/format.ts'

const useStyles = makeStyles({
  sentence: {
    display: 'block',
    marginBlockEnd: '8px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    ':empty': { marginBlockEnd: 0 },
  },
})

interface Props {
  kind: RequestKind
  list: RequestList
  total: number
  /** True if the list contains more than `total` requests. */
  isBound: boolean
  oldestInBankDays: number | null
  isFiltered: boolean
}

/**
 * Sentence with the content of a list, its length and the age of its oldest request. Screen readers announce changes.
 */
export function ListSentence(props: Props) {
  return <output className={useStyles().sentence}>{listSentence(props)}</output>
}

const holds: Record<RequestList, (kind: RequestKind, isOne: boolean) => string> = {
  PENDING: (kind) => (kind === 'rollover' ? 'signed or on paper' : 'signed') + ', waiting for a decision',
  APPROVED: (_, isOne) => `approved, waiting for ${isOne ? 'its payment or on its' : 'their payment or on their'} way`,
  INCOMPLETE: () => 'incomplete because something is missing or a payment came back',
  HISTORICAL: () => 'completed, canceled or reversed',
  SIGNATURE: () => 'waiting for the owner to sign',
}

/** Says in an empty list when requests appear in it. */
export const appearing: Readonly<Record<RequestList, string>> = {
  PENDING: 'Nothing to decide. Requests appear here once they are signed.',
  APPROVED: 'Requests appear here once they are approved, until they are paid.',
  INCOMPLETE: 'Nothing to correct. Requests appear here when something is missing or a payment comes back.',
  HISTORICAL: 'Completed, canceled and reversed requests appear here.',
  SIGNATURE: 'Requests appear here until their owner has signed them. Then they are pending.',
}

function listSentence({ kind, list, total, isBound, oldestInBankDays: oldest, isFiltered }: Props): string {
  const number = `${formatCount(total)}${isBound ? '+' : ''}`
  const count = total === 0 ? 'No requests' : total === 1 ? '1 request' : `${number} requests`
  // An empty list has its own text.
  if (total === 0 && !isFiltered) return ''
  const first = `${count}, ${holds[list](kind, total === 1)}${isFiltered ? ', that match the filters' : ''}.`
  if (oldest === null) return first
  const age = oldest === 0 ? 'less than a bank day' : oldest === 1 ? '1 bank day' : `${oldest} bank days`
  return `${first} ${total === 1 ? 'It' : 'The oldest'} is ${age} old.`
}
