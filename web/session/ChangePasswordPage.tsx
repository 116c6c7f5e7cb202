import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { ChangePasswordPageMutation } from '../__generated__/ChangePasswordPageMutation.graphql.ts'
import type { ChangePasswordPageQuery } from '../__generated__/ChangePasswordPageQuery.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { PasswordField } from '../kit/forms/PasswordField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { withFreshData } from '../core/relay/loadScreenQuery.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { notices } from '../kit/notices/notices.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { Section } from '../core/screens/Section.tsx'
import { OpenSessions } from './OpenSessions.tsx'
import { mismatch, newPassword, password } from './passwordRules.ts'
import { minimumLength } from './strength.ts'
import { StrengthMeter } from './StrengthMeter.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
    gap: '16px',
    alignItems: 'start',
  },
  when: { color: tokens.colorNeutralForeground3 },
  card: { display: 'flex', flexDirection: 'column', rowGap: '20px' },
})

export const query = graphql`
  query ChangePasswordPageQuery @preloadable {
    viewer {
      signIn {
        passwordMinimumLength
      }
      ...OpenSessions_viewer
    }
  }
`

const schemaOf = (least: number) =>
  z.object({ currentPassword: password, newPassword: newPassword(least), confirmPassword: newPassword(least) }).check(
    z.refine((values) => values.newPassword === values.confirmPassword, {
      path: ['confirmPassword'],
      error: mismatch,
    }),
  )

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function Page({ queryRef }: { queryRef: PreloadedQuery<ChangePasswordPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<ChangePasswordPageQuery>(query, queryRef)
  const { revalidate } = useRevalidator()
  const again = () => void withFreshData(revalidate)
  // Show the form even if the query failed, because the server checks the password's length, too.
  const least = viewer?.signIn?.passwordMinimumLength ?? minimumLength
  const staff = useSession(isStaff)
  const [schema] = useState(() => schemaOf(least))
  const form = useZodForm(schema, { defaultValues: empty, mode: 'onChange' })
  const [changePassword] = useMutation<ChangePasswordPageMutation>(graphql`
    mutation ChangePasswordPageMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)

  /** Compares the two new passwords again after either has changed. */
  function compareAgain() {
    if (form.getValues('confirmPassword') !== '') void form.trigger('confirmPassword')
  }

  async function save({ currentPassword, newPassword }: z.output<typeof schema>) {
    const { ok, errors } = await changePassword({ input: { currentPassword, newPassword } })
    if (!ok) return applyErrors(form, errors)
    form.reset()
    again()
    notices.success('Password Updated', 'Your password has been updated.')
  }

  return (
    <>
      <PageHeading intro={`Choose at least ${least} characters that you use on no other site.`}>
        Change Password
      </PageHeading>
      <div className={styles.columns}>
        <Card className={styles.card}>
          {staff ? (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>
                You are changing your own password, not the password of the account owner.
              </MessageBarBody>
            </MessageBar>
          ) : null}
          <Form form={form} onSubmit={save}>
            <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" required />
            <PasswordField
              name="newPassword"
              label="New Password"
              autoComplete="new-password"
              onValue={compareAgain}
              required
            />
            <Meter least={least} />
            <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" required />
            <p>
              Saving logs out your other browsers and programs. You stay logged in here, and we email you a notice of
              the change.
            </p>
            <SubmitButton onlyWhenValid>Save</SubmitButton>
            {form.formState.isValid ? null : (
              <p className={styles.when}>You can save once all three fields are filled in correctly.</p>
            )}
          </Form>
        </Card>
        {viewer ? (
          <Card heading="Where you are logged in">
            <Section onRetry={again} resetKeys={[queryRef]}>
              <OpenSessions viewerKey={viewer} onChanged={again} />
            </Section>
          </Card>
        ) : null}
      </div>
    </>
  )
}

function Meter({ least }: { least: number }) {
  return <StrengthMeter least={least} password={useWatch<typeof empty, 'newPassword'>({ name: 'newPassword' })} />
}
