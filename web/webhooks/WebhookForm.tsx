import { makeStyles } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import type { WebhookFormMutation } from '../__generated__/WebhookFormMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { CheckboxField } from '../kit/forms/CheckboxField.tsx'
import { FormInModal } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { changeKinds } from '../../contract/changeKinds.ts'
import { emptyWebhook, webhookInput, webhookSchema, type WebhookValues } from './webhookSchema.ts'

const useStyles = makeStyles({
  kinds: { border: 0, margin: 0, padding: 0, '& > legend': { fontWeight: 500, padding: 0, marginBlockEnd: '2px' } },
})

export type MadeWebhook = { name: string; secret: string }

interface Props {
  onMade: (made: MadeWebhook) => void
  onClose: () => void
}

export function WebhookForm({ onMade, onClose }: Props) {
  const styles = useStyles()
  const form = useZodForm(webhookSchema, { defaultValues: emptyWebhook })
  const [create] = useMutation<WebhookFormMutation>(graphql`
    mutation WebhookFormMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        errors {
          ...useMutation_errors
        }
        secret
        webhook {
          name
        }
      }
    }
  `)

  async function onSubmit(values: WebhookValues) {
    const { ok, payload, errors } = await create({ input: webhookInput(values) })
    if (!ok) return applyErrors(form, errors)
    const { secret, webhook } = payload
    if (secret && webhook) onMade({ name: webhook.name ?? '', secret })
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
      <TextField
        name="url"
        label="Address"
        hint="For example https://example.com/hook. It cannot be changed later. To use another address, create a new webhook and end this one."
        inputMode="url"
        autoComplete="off"
        required
      />
      <fieldset className={styles.kinds}>
        <legend>Events</legend>
        {Object.entries(changeKinds).map(([kind, label]) => (
          <CheckboxField key={kind} name={`kinds.${kind}`} label={label} />
        ))}
      </fieldset>
    </FormInModal>
  )
}
