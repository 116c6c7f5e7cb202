import { useState } from 'react'
import { graphql } from 'react-relay'
import type { Enrolment_secondFactor$key } from '../__generated__/Enrolment_secondFactor.graphql.ts'
import type { StartSecondFactorConfirmMutation } from '../__generated__/StartSecondFactorConfirmMutation.graphql.ts'
import type { StartSecondFactorMutation } from '../__generated__/StartSecondFactorMutation.graphql.ts'
import { FormInModal } from '../kit/forms/ModalForm.tsx'
import { Modal } from '../kit/ui/Modal.tsx'
import { PasswordField } from '../kit/forms/PasswordField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { Enrolment } from './Enrolment.tsx'
import { useMutation } from '../core/relay/useMutation.ts'
import { notices } from '../kit/notices/notices.ts'

interface Props {
  onClose: () => void
  onDone: () => void
}

/**
 * Dialog to enable the second factor: asks for the password, shows the secret, and checks the authenticator app's first
 * code.
 */
export function StartSecondFactor({ onClose, onDone }: Props) {
  const [shown, setShown] = useState<Enrolment_secondFactor$key | null>(null)
  return (
    <Modal title="Authenticator App" open onClose={onClose}>
      {shown ? (
        <Confirm secondFactorKey={shown} onClose={onClose} onDone={onDone} />
      ) : (
        <Start onClose={onClose} onStarted={setShown} />
      )}
    </Modal>
  )
}

const passwordSchema = z.object({ currentPassword: z.string().check(z.minLength(1, 'Please enter your password')) })

function Start({ onClose, onStarted }: { onClose: () => void; onStarted: (key: Enrolment_secondFactor$key) => void }) {
  const form = useZodForm(passwordSchema, { defaultValues: { currentPassword: '' } })
  const [start] = useMutation<StartSecondFactorMutation>(graphql`
    mutation StartSecondFactorMutation($input: StartSecondFactorInput!) {
      startSecondFactor(input: $input) {
        errors {
          ...useMutation_errors
        }
        secondFactor {
          ...Enrolment_secondFactor
        }
      }
    }
  `)

  async function onSubmit(input: z.output<typeof passwordSchema>) {
    const { ok, payload, errors } = await start({ input })
    if (!ok) return applyErrors(form, errors)
    if (payload.secondFactor) onStarted(payload.secondFactor)
  }

  return (
    <FormInModal form={form} onSubmit={onSubmit} onClose={onClose} submitLabel="Continue">
      <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" required />
    </FormInModal>
  )
}

const codeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, 'Please enter the code of your authenticator app.')),
})

function Confirm({ secondFactorKey, onClose, onDone }: Props & { secondFactorKey: Enrolment_secondFactor$key }) {
  const form = useZodForm(codeSchema, { defaultValues: { code: '' } })
  const [confirm] = useMutation<StartSecondFactorConfirmMutation>(graphql`
    mutation StartSecondFactorConfirmMutation($input: ConfirmSecondFactorInput!) {
      confirmSecondFactor(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)

  async function onSubmit(input: z.output<typeof codeSchema>) {
    const { ok, errors } = await confirm({ input })
    if (!ok) return applyErrors(form, errors)
    notices.success('Success', 'From now on logging in asks for a code. Other browsers have been logged out.')
    onDone()
  }

  return (
    <FormInModal form={form} onSubmit={onSubmit} onClose={onClose} submitLabel="Turn on">
      <Enrolment secondFactorKey={secondFactorKey} takesFocus />
    </FormInModal>
  )
}
