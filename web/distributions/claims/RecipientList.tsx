import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  RecipientList_claims$data,
  RecipientList_claims$key,
} from '../../__generated__/RecipientList_claims.graphql.ts'
import { DataTable, type Column } from '../../kit/lists/DataTable.tsx'
import { CorrectRecipient } from './CorrectRecipient.tsx'
import { nameOf } from './designation.ts'
import { recipientKindLabels } from './texts.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  heading: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
})

interface Props {
  accountOwnerId: number
  claimsKey: RecipientList_claims$key
  onChanged: () => void
}

/** All recipients with claims, and their addresses for tax forms, which staff can correct. */
export function RecipientList({ accountOwnerId, claimsKey, onChanged }: Props) {
  const styles = useStyles()
  const [corrected, setCorrected] = useState<number | null>(null)
  const { recipients } = useFragment(
    graphql`
      fragment RecipientList_claims on DeathClaims @throwOnFieldError {
        recipients {
          payeeId
          kind
          firstName
          lastName
          maskedTin
          address1
          address2
          city
          state
          zip
          ...CorrectRecipient_recipient
        }
      }
    `,
    claimsKey,
  )
  if (recipients.length === 0) return null
  const columns: readonly Column<RecipientList_claims$data['recipients'][number]>[] = [
    {
      key: 'name',
      header: 'Recipient',
      rowHeader: true,
      breaks: true,
      cell: ({ firstName, lastName }) => nameOf({ firstName, lastName }),
    },
    { key: 'kind', header: 'Kind', cell: ({ kind }) => recipientKindLabels[kind] ?? kind },
    { key: 'tin', header: 'Tax number', cell: ({ maskedTin }) => maskedTin },
    {
      key: 'address',
      header: 'Address for tax forms',
      breaks: true,
      cell: ({ address1, address2, city, state, zip }) =>
        [address1, address2, city, `${state} ${zip}`].filter(Boolean).join(', '),
    },
    {
      key: 'correct',
      header: 'Correct',
      cell: (recipient) => (
        <Button
          size="small"
          aria-label={`Correct ${nameOf(recipient)}`}
          onClick={() => setCorrected(recipient.payeeId)}
        >
          Correct
        </Button>
      ),
    },
  ]
  const open = recipients.find(({ payeeId }) => payeeId === corrected)
  return (
    <section className={styles.root}>
      <h3 className={styles.heading}>Recipients</h3>
      <DataTable
        caption="Recipients"
        columns={columns}
        rows={recipients}
        rowKey={({ payeeId }) => payeeId}
        empty=""
        dense
      />
      {open ? (
        <CorrectRecipient
          key={open.payeeId}
          accountOwnerId={accountOwnerId}
          recipientKey={open}
          onCorrected={onChanged}
          onClose={() => setCorrected(null)}
        />
      ) : null}
    </section>
  )
}
