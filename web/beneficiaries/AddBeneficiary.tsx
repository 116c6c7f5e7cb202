import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { graphql } from 'react-relay'
import type { AddBeneficiaryMutation } from '../__generated__/AddBeneficiaryMutation.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { keepTyped } from '../kit/forms/keepTyped.ts'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'
import { waitForElement } from '../kit/page/waitForElement.ts'
import { formatDate } from '../kit/ui/format.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { personOf } from './doubts.ts'
import type { Member } from './draft.ts'
import { PersonFields, personShape } from './PersonFields.tsx'
import { asRelationship } from './relationships.ts'
import { groups, rowId } from './SetUpStep.tsx'

const schema = z.object({ ...personShape, group: z.enum(['PRIMARY', 'CONTINGENT', 'UNASSIGNED']) })

interface Props {
  accountOwnerId: number
  accountId: number
  connection: string
  /** People that the account already names. */
  members: readonly Member[]
  /** False if another button is the primary one. */
  isMain: boolean
}

const useStyles = makeStyles({ meaning: { color: tokens.colorNeutralForeground2 } })

const meanings = {
  PRIMARY: 'Receives the money when you die.',
  CONTINGENT: 'Receives the money if no primary beneficiary is alive when you die.',
  UNASSIGNED: 'Receives nothing. You keep the name for later.',
} as const

const blank = { firstName: '', lastName: '', dob: '', relationship: '', group: 'PRIMARY' } as const

/** Form that immediately stores a new beneficiary, without a share. */
export function AddBeneficiary({ accountOwnerId, accountId, connection, members, isMain }: Props) {
  const form = useZodForm(schema, { defaultValues: blank })
  const [addBeneficiary] = useMutation<AddBeneficiaryMutation>(graphql`
    mutation AddBeneficiaryMutation($input: AddBeneficiaryInput!, $connections: [ID!]!) {
      addBeneficiary(input: $input) {
        errors {
          ...useMutation_errors
        }
        beneficiaryEdge @appendEdge(connections: $connections) {
          node {
            beneficiaryId
            ...storedBeneficiary_beneficiary
          }
        }
      }
    }
  `)

  /** Idempotency key of each entry, which an entry keeps when it is sent again after a lost response. */
  const keys = useRef(new Map<string, string>())

  async function add({ group, relationship, dob, ...person }: z.output<typeof schema>) {
    const sent = form.getValues()
    const added = personOf({ ...person, dob })
    if (members.some(({ beneficiary }) => personOf(beneficiary) === added)) {
      const message = `${person.firstName} ${person.lastName}, born ${formatDate(dob)}, is already on the list.`
      return form.setError('root.server', { type: 'server', message })
    }
    const isPrimary = group === 'UNASSIGNED' ? null : group === 'PRIMARY'
    const entry = JSON.stringify(sent)
    const idempotencyKey = keys.current.get(entry) ?? crypto.randomUUID()
    keys.current.set(entry, idempotencyKey)
    const { ok, payload, errors } = await addBeneficiary({
      input: {
        idempotencyKey,
        accountOwnerId,
        accountId,
        ...person,
        dateOfBirth: dob,
        isPrimary,
        share: 0,
        ...(relationship ? { relationship: asRelationship(relationship) } : {}),
      },
      connections: [connection],
    })
    if (!ok)
      return applyErrors(form, errors, {
        names: { dateOfBirth: 'dob', isPrimary: 'group', share: 'group', amount: 'group' },
      })
    keys.current.delete(entry)
    const name = `${person.firstName} ${person.lastName}`
    notices.success('Beneficiary added', `${name} is in the list. Set the shares and submit, so that it takes effect.`)
    // Keep input for the next beneficiary that the user typed during the save.
    if (keepTyped(form, blank, sent)) return
    // On a phone, focus the new row, because the keyboard would cover what follows the form.
    const id = payload.beneficiaryEdge?.node?.beneficiaryId
    if (!window.matchMedia('(pointer: coarse)').matches) form.setFocus('firstName')
    else if (id) waitForElement(`#${rowId(id)}`, (row) => row.focus())
  }

  return (
    <Form form={form} onSubmit={add}>
      <PersonFields>
        <SelectField name="group" label="Type" options={groups} />
      </PersonFields>
      <Meaning />
      <SubmitButton appearance={isMain ? 'primary' : 'secondary'}>Add Beneficiary</SubmitButton>
    </Form>
  )
}

function Meaning() {
  const styles = useStyles()
  const group = useWatch<z.input<typeof schema>, 'group'>({ name: 'group' })
  return (
    <p aria-live="polite" className={styles.meaning}>
      <strong>{groups.find(({ value }) => value === group)?.label}:</strong> {meanings[group]}
    </p>
  )
}
