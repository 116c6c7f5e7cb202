import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TakeDeathBack_accountOwner$key } from '../__generated__/TakeDeathBack_accountOwner.graphql.ts'
import type { TakeDeathBackMutation } from '../__generated__/TakeDeathBackMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { Form } from '../kit/forms/Form.tsx'
import { keepTyped } from '../kit/forms/keepTyped.ts'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', rowGap: '20px', maxWidth: '480px' } })

const schema = z.object({ note: z.string().check(z.trim(), z.minLength(1, 'Required')) })

/** Revokes a confirmation of death that was a mistake. */
export function TakeDeathBack({
  accountOwnerKey,
  onChanged,
}: {
  accountOwnerKey: TakeDeathBack_accountOwner$key
  onChanged: () => void
}) {
  const styles = useStyles()
  const { accountOwnerId } = useFragment(
    graphql`
      fragment TakeDeathBack_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
      }
    `,
    accountOwnerKey,
  )
  const form = useZodForm(schema, { defaultValues: { note: '' } })
  const [takeOwnerDeathBack] = useMutation<TakeDeathBackMutation>(graphql`
    mutation TakeDeathBackMutation($input: TakeOwnerDeathBackInput!) {
      takeOwnerDeathBack(input: $input) {
        errors {
          ...useMutation_errors
        }
        accountOwner {
          id
          death
        }
      }
    }
  `)

  async function onSubmit({ note }: z.output<typeof schema>) {
    const sent = form.getValues()
    const { ok, errors } = await takeOwnerDeathBack({ input: { accountOwnerId, note } })
    if (!ok) return applyErrors(form, errors)
    keepTyped(form, { note: '' }, sent)
    notices.success('Waits for a Second Person', 'Another person has to agree before the owner can log in again.')
    onChanged()
  }

  return (
    <Form form={form} onSubmit={onSubmit} summary={false} className={styles.form}>
      <TextField
        name="note"
        label="Evidence"
        hint="If the death was confirmed by mistake. Another person decides."
        autoComplete="off"
        required
      />
      <SubmitButton appearance="secondary">Cancel the report</SubmitButton>
    </Form>
  )
}
