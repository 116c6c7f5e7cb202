import { makeStyles, tokens } from '@fluentui/react-components'
import { formatDate } from '../kit/ui/format.ts'
import { today } from '../kit/ui/typedDate.ts'
import { inGroup, type Group, type Member } from './draft.ts'
import { SharesPicture } from './SharesPicture.tsx'

const useStyles = makeStyles({
  heading: { marginBlockStart: '24px', fontSize: tokens.fontSizeBase400, fontWeight: 600 },
  table: {
    width: '100%',
    marginBlockStart: '8px',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th, & td': {
      padding: '6px 12px 6px 0',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  name: { width: '50%' },
  intro: { marginBlockStart: '12px' },
})

const groups: readonly { group: Group; label: string }[] = [
  { group: 'PRIMARY', label: 'Primary beneficiaries' },
  { group: 'CONTINGENT', label: 'Contingent beneficiaries' },
]

/** The stored beneficiaries for the owner to print. */
export function Designation({ ownerName, members }: { ownerName: string; members: readonly Member[] }) {
  const styles = useStyles()
  return (
    <section data-print="only" aria-label="Beneficiary designation">
      <p className={styles.intro}>
        Account owner: {ownerName}. As stored on {formatDate(today())}.
      </p>
      {groups.map(({ group, label }) => (
        <div key={group}>
          <h2 className={styles.heading}>{label}</h2>
          <Shares members={inGroup(members, group)} />
        </div>
      ))}
    </section>
  )
}

function Shares({ members }: { members: readonly Member[] }) {
  const styles = useStyles()
  if (members.length === 0) return <p>None.</p>
  return (
    <>
      <SharesPicture
        heading="Shares"
        shares={members.map(({ name, beneficiary }) => ({ name, amount: beneficiary.amount }))}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              Name
            </th>
            <th scope="col">Date of Birth</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ beneficiary, name }) => (
            <tr key={beneficiary.beneficiaryId}>
              <td>{name}</td>
              <td>{formatDate(beneficiary.dob)}</td>
              <td>{beneficiary.amount}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
