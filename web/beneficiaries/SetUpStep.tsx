import { Button, makeStyles, MessageBar, MessageBarBody, Select, tokens } from '@fluentui/react-components'
import { small } from '../kit/page/layout.ts'
import { DateText } from '../kit/ui/DateText.tsx'
import { today } from '../kit/ui/typedDate.ts'
import { groupOf, type Group, type Member } from './draft.ts'
import { relationshipLabels } from './relationships.ts'
import { reviewReminder } from './review.ts'
import { SharesPicture } from './SharesPicture.tsx'

const useStyles = makeStyles({
  reminder: { marginBlockEnd: '8px' },
  list: { display: 'flex', flexDirection: 'column' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 180px auto',
    columnGap: '24px',
    rowGap: '8px',
    alignItems: 'center',
    paddingBlock: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 0 },
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  person: { display: 'flex', flexDirection: 'column' },
  acts: { display: 'flex', columnGap: '8px' },
  name: { fontWeight: 500, overflowWrap: 'anywhere' },
  born: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

export const groups: readonly { value: Group; label: string }[] = [
  { value: 'PRIMARY', label: 'Primary' },
  { value: 'CONTINGENT', label: 'Contingent' },
  { value: 'UNASSIGNED', label: 'Unassigned' },
]

/** Element id of a beneficiary's row, which gets the focus after the beneficiary was added. */
export const rowId = (beneficiaryId: number): string => `beneficiary-${beneficiaryId}`

interface Props {
  members: readonly Member[]
  onGroup: (beneficiaryId: number, group: Group) => void
  onEdit: (member: Member) => void
  onRemove: (member: Member) => void
}

const sharing: readonly { group: Group; heading: string }[] = [
  { group: 'PRIMARY', heading: 'Primary shares' },
  { group: 'CONTINGENT', heading: 'Contingent shares' },
]

/** Shares as last submitted. The form fields may contain unsubmitted changes. */
const stored = (members: readonly Member[], group: Group) =>
  members
    .filter(({ beneficiary }) => groupOf(beneficiary.isPrimary) === group)
    .map(({ name, beneficiary }) => ({ name, amount: beneficiary.amount }))

/** All beneficiaries of the account with their groups. Unassigned beneficiaries receive nothing. */
export function SetUpStep({ members, onGroup, onEdit, onRemove }: Props) {
  const styles = useStyles()
  const allocatedAt = members.find(({ beneficiary }) => beneficiary.allocatedAt)?.beneficiary.allocatedAt
  const reminder = allocatedAt ? reviewReminder(allocatedAt, today()) : null
  return (
    <>
      {reminder ? (
        <MessageBar layout="multiline" className={styles.reminder}>
          <MessageBarBody>{reminder}</MessageBarBody>
        </MessageBar>
      ) : null}
      {sharing.map(({ group, heading }) => (
        <SharesPicture key={group} heading={heading} shares={stored(members, group)} />
      ))}
      <ul className={styles.list}>
        {members.map((member) => {
          const { beneficiary, name, group } = member
          const relationship = beneficiary.relationship && relationshipLabels[beneficiary.relationship]
          return (
            <li
              key={beneficiary.beneficiaryId}
              id={rowId(beneficiary.beneficiaryId)}
              tabIndex={-1}
              className={styles.row}
            >
              <span className={styles.person}>
                <span className={styles.name}>{name}</span>
                <span className={styles.born}>
                  Born <DateText date={beneficiary.dob} />
                  {relationship ? `, ${relationship}` : null}
                </span>
              </span>
              <Select
                aria-label={`Type of ${name}`}
                value={group}
                onChange={(_, data) => onGroup(beneficiary.beneficiaryId, data.value as Group)}
              >
                {groups.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
              <span className={styles.acts}>
                <Button size="small" aria-label={`Edit ${name}`} onClick={() => onEdit(member)}>
                  Edit
                </Button>
                <Button size="small" aria-label={`Remove ${name}`} onClick={() => onRemove(member)}>
                  Remove
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
