import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { useWatch } from 'react-hook-form'
import { graphql } from 'react-relay'
import type { CredentialFormMutation } from '../__generated__/CredentialFormMutation.graphql.ts'
import { scopeInWords } from '../../contract/scopeSentences.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { CheckboxField } from '../kit/forms/CheckboxField.tsx'
import { FormInModal } from '../kit/forms/ModalForm.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextAreaField } from '../kit/forms/TextAreaField.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { small } from '../kit/page/layout.ts'
import { credentialInput, credentialSchema, emptyCredential, type CredentialValues } from './credentialSchema.ts'
import { scopeGroups } from './scopeGroups.ts'

const useStyles = makeStyles({
  scopes: {
    border: 0,
    margin: 0,
    padding: 0,
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: '1fr 1fr',
    columnGap: '16px',
    [small]: { gridTemplateColumns: '1fr' },
    '& > legend': { fontWeight: 500, padding: 0, marginBlockEnd: '2px' },
  },
  group: { gridColumn: '1 / -1', marginBlockStart: '8px', fontWeight: 500 },
  hint: { gridColumn: '1 / -1', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

const ABOUT = [
  { value: 'EVERYBODY', label: 'All owners' },
  { value: 'OWNER', label: 'One account owner' },
  { value: 'PLAN', label: 'Owners of one plan' },
]
const DAYS = [
  { value: '1', label: '1 day' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '366', label: 'A year' },
]

export type MadeCredential = { name: string; token: string; waits: boolean }

interface Props {
  scopes: readonly string[]
  onMade: (made: MadeCredential) => void
  onClose: () => void
}

export function CredentialForm({ scopes, onMade, onClose }: Props) {
  const styles = useStyles()
  const form = useZodForm(credentialSchema, { defaultValues: emptyCredential(scopes) })
  const about = useWatch({ control: form.control, name: 'about' })
  const [create] = useMutation<CredentialFormMutation>(graphql`
    mutation CredentialFormMutation($input: CreateCredentialInput!) {
      createCredential(input: $input) {
        errors {
          ...useMutation_errors
        }
        token
        credential {
          name
          status
        }
      }
    }
  `)

  async function onSubmit(values: CredentialValues) {
    const { ok, payload, errors } = await create({ input: credentialInput(values) })
    if (!ok) return applyErrors(form, errors, { names: { accountOwnerId: 'subject', planId: 'subject' } })
    const { token, credential } = payload
    if (token && credential) onMade({ name: credential.name ?? '', token, waits: credential.status === 'WAITING' })
  }

  return (
    <FormInModal form={form} onSubmit={onSubmit} onClose={onClose} submitLabel="Create">
      <TextField
        name="name"
        label="Name"
        hint="Shown in the audit trail under this name."
        autoComplete="off"
        required
      />
      <fieldset className={styles.scopes}>
        <legend>Permissions</legend>
        <p className={styles.hint}>
          A credential that can write, or that reaches all owners, works once a second person has approved it.
        </p>
        {scopeGroups(scopes).map((group) => (
          <Fragment key={group.heading}>
            <p className={styles.group}>{group.heading}</p>
            {group.scopes.map((scope) => (
              <CheckboxField key={scope} name={`scopes.${scope}`} label={scopeInWords(scope)} called={scope} />
            ))}
          </Fragment>
        ))}
      </fieldset>
      <SelectField name="about" label="Access to" options={ABOUT} />
      {about === 'EVERYBODY' ? null : (
        <TextField
          name="subject"
          label={about === 'OWNER' ? 'Account owner ID' : 'Plan ID'}
          {...(about === 'PLAN' ? { hint: 'Owners whose accounts are all in this plan.' } : {})}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      )}
      <TextAreaField
        name="addresses"
        label="From addresses"
        hint="One address or network per line, such as 10.1.0.0/16. Leave empty to allow every address."
        rows={2}
      />
      <SelectField name="days" label="Expires after" options={DAYS} />
      <TextField name="requestsPerMinute" label="Requests per minute" inputMode="numeric" autoComplete="off" required />
    </FormInModal>
  )
}
