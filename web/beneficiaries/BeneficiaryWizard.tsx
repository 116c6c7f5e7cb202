import { Button, makeStyles, mergeClasses, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { BeneficiaryWizard_accountOwner$key } from '../__generated__/BeneficiaryWizard_accountOwner.graphql.ts'
import type { BeneficiaryWizardMutation } from '../__generated__/BeneficiaryWizardMutation.graphql.ts'
import { useUnsaved } from '../kit/page/unsaved.ts'
import { genericFailure, callerFailure } from '../core/relay/errors.ts'
import { withFreshData } from '../core/relay/loadScreenQuery.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import type { UserError } from '../kit/forms/userError.ts'
import { notices } from '../kit/notices/notices.ts'
import { small } from '../kit/page/layout.ts'
import { Card } from '../kit/ui/Card.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { Stepper } from '../kit/ui/Stepper.tsx'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { AddBeneficiary } from './AddBeneficiary.tsx'
import { AllocationStep } from './AllocationStep.tsx'
import { Designation } from './Designation.tsx'
import { DoubtsQuestion } from './DoubtsQuestion.tsx'
import { doubts } from './doubts.ts'
import {
  allocations,
  groupIsComplete,
  inGroup,
  members,
  oldestAllocation,
  outcome,
  type Draft,
  type Group,
  type Member,
} from './draft.ts'
import { EditBeneficiary } from './EditBeneficiary.tsx'
import { RemoveBeneficiary } from './RemoveBeneficiary.tsx'
import { SetUpStep } from './SetUpStep.tsx'
import { storedBeneficiary } from './storedBeneficiary.ts'
import { WhoReceives } from './WhoReceives.tsx'
import { StepHeading } from '../kit/ui/StepHeading.tsx'
import { ErrorBar } from '../kit/ui/ErrorBar.tsx'

const labels = ['Set Up Beneficiaries', 'Primary Allocation', 'Contingent Allocation']

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  actions: { display: 'flex', columnGap: '12px', rowGap: '12px', flexWrap: 'wrap', marginBlockStart: '24px' },
  // On a phone, Next is above Back, as in the withdrawal wizard.
  steps: { [small]: { flexWrap: 'wrap-reverse' } },
  first: { marginBlockEnd: '16px' },
  other: { marginBlockStart: '20px' },
  failure: { marginBlockStart: '16px' },
  stored: { marginBlockEnd: '16px' },
  born: { marginBlockStart: '8px' },
  submitted: { fontSize: tokens.fontSizeBase300, fontWeight: 600, marginBlockEnd: '8px' },
})

interface Props {
  accountOwnerKey: BeneficiaryWizard_accountOwner$key
  accountId: number
  planAccountNumber: string
}

/**
 * The account's beneficiaries and their shares. People are stored when they are added, shares when the last step is
 * submitted.
 */
export function BeneficiaryWizard({ accountOwnerKey, accountId, planAccountNumber }: Props) {
  const styles = useStyles()
  const { accountOwnerId, firstName, lastName, beneficiaries } = useFragment(
    graphql`
      fragment BeneficiaryWizard_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        firstName
        lastName
        beneficiaries(first: 100, accountId: $accountId) @connection(key: "BeneficiaryWizard_beneficiaries") {
          __id
          edges {
            node {
              ...storedBeneficiary_beneficiary
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const [updateAllocations, isSaving] = useMutation<BeneficiaryWizardMutation>(graphql`
    mutation BeneficiaryWizardMutation($input: UpdateBeneficiaryAllocationsInput!) {
      updateBeneficiaryAllocations(input: $input) {
        errors {
          ...useMutation_errors
        }
        beneficiaries {
          ...storedBeneficiary_beneficiary
        }
      }
    }
  `)
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState(0)
  const [insist, setInsist] = useState(false)
  const [isDoubting, setDoubting] = useState(false)
  const [draft, setDraft] = useState<Draft>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isStored, setStored] = useState(false)
  const [opened, setOpened] = useState<{ act: 'EDIT' | 'REMOVE'; member: Member } | null>(null)

  const stored = (beneficiaries?.edges ?? [])
    .map(({ node }) => storedBeneficiary(node))
    .filter((beneficiary) => beneficiary.accountId === accountId)
  // The draft of a removed beneficiary can't be submitted.
  useUnsaved(stored.some(({ beneficiaryId }) => draft[beneficiaryId] !== undefined))
  const all = members(stored, draft)
  const asStored = members(stored, {})

  function change(beneficiaryId: number, part: Draft[number]) {
    setFailure(null)
    setStored(false)
    setDraft((before) => ({ ...before, [beneficiaryId]: { ...before[beneficiaryId], ...part } }))
  }

  function open(next: number) {
    setStored(false)
    setInsist(false)
    setFailure(null)
    setStep(next)
    const group = next === 1 ? 'PRIMARY' : 'CONTINGENT'
    const [only, ...others] = next === 0 ? [] : inGroup(all, group)
    // Give 100% to the only beneficiary of the account.
    if (only?.amount === 0 && others.length === 0) change(only.beneficiary.beneficiaryId, { percent: '100' })
  }

  function next() {
    if (step === 1 && !groupIsComplete(all, 'PRIMARY')) return setInsist(true)
    open(step + 1)
  }

  async function submit() {
    if (!groupIsComplete(all, 'CONTINGENT')) return setInsist(true)
    if (!groupIsComplete(all, 'PRIMARY')) return (open(1), setInsist(true))
    if (doubts(all).length > 0) return setDoubting(true)
    await store()
  }

  async function store() {
    setFailure(null)
    const { ok, errors } = await updateAllocations({
      input: { accountOwnerId, accountId, allocatedAt: oldestAllocation(stored), allocations: allocations(all) },
    })
    setDoubting(false)
    if (!ok) return refuse(errors)
    setDraft({})
    open(0)
    setStored(true)
    notices.success('Success', 'Beneficiaries updated successfully')
  }

  /** Shows why the server refused the shares. After a change elsewhere, the first step shows the stored shares. */
  async function refuse(errors: readonly UserError[]) {
    const isOutdated = errors.some(({ code }) => code === 'CONFLICT')
    if (isOutdated) open(0)
    setFailure(failureText(errors))
    if (isOutdated) await withFreshData(revalidate)
  }

  const isReview = step === 2 && groupIsComplete(all, 'CONTINGENT') && outcome(all).length > 0
  const group: Group = step === 1 ? 'PRIMARY' : 'CONTINGENT'
  return (
    <>
      {/* After the submit, show the stored beneficiaries instead of the steps. */}
      {isStored ? (
        <MessageBar intent="success" layout="multiline" className={styles.stored}>
          <MessageBarBody>
            Your beneficiaries are stored as you see them here. <ScreenLink to="/home">Back to Home</ScreenLink>
          </MessageBarBody>
        </MessageBar>
      ) : (
        <Stepper
          label="Steps"
          steps={labels.map((label, index) => ({
            label,
            state: index === step ? 'CURRENT' : index < step ? 'DONE' : 'TO_DO',
          }))}
        />
      )}
      <div className={styles.root} data-print="hide">
        {/* While there are no beneficiaries, show the form first and no list. */}
        {all.length > 0 ? (
          <Card>
            <StepHeading step={step}>{labels[step]}</StepHeading>
            {step === 2 ? (
              <p className={styles.first}>
                {inGroup(all, group).length === 0
                  ? 'There are no contingent shares to set, because nobody is set to receive the money if no primary beneficiary is alive. This is the last step: review your entries and press Submit.'
                  : 'Contingent beneficiaries receive the money if no primary beneficiary is alive. This is the last step: set their shares, review your entries and press Submit.'}
              </p>
            ) : null}
            {step === 0 ? (
              <SetUpStep
                members={all}
                onGroup={(id, chosen) => change(id, { group: chosen })}
                onEdit={(member) => setOpened({ act: 'EDIT', member })}
                onRemove={(member) => setOpened({ act: 'REMOVE', member })}
              />
            ) : step === 2 && inGroup(all, group).length === 0 ? null : (
              <AllocationStep
                members={inGroup(all, group)}
                kind={group === 'PRIMARY' ? 'primary' : 'contingent'}
                insist={insist}
                onPercent={(id, percent) => change(id, { percent })}
              />
            )}
            {failure === null ? null : (
              <div className={styles.failure}>
                <ErrorBar>{failure}</ErrorBar>
              </div>
            )}
            {/* Submitting stores the shares of all steps. */}
            {isReview ? (
              <section aria-labelledby="submitted">
                <h3 id="submitted" className={styles.submitted}>
                  What you are submitting
                </h3>
                <WhoReceives members={all} />
                <p className={styles.born}>
                  {all
                    .filter(({ group: place }) => place !== 'UNASSIGNED')
                    .map(({ name, beneficiary }) => `${name}, born ${formatDate(beneficiary.dob)}`)
                    .join('; ')}
                  . These shares take effect when you submit.
                </p>
                {inGroup(all, 'CONTINGENT').length === 0 ? (
                  <p className={styles.born}>
                    <TextButton onClick={() => open(0)}>Add a contingent beneficiary</TextButton>
                  </p>
                ) : null}
              </section>
            ) : null}
            <div className={mergeClasses(styles.actions, step > 0 && styles.steps)} data-actions="phone-wide">
              {step > 0 ? <Button onClick={() => open(step - 1)}>Back</Button> : null}
              {step < 2 ? (
                <Button appearance={isStored ? 'secondary' : 'primary'} onClick={next}>
                  {isStored ? 'Change the shares' : 'Next'}
                </Button>
              ) : (
                <Button
                  appearance="primary"
                  disabledFocusable={isSaving}
                  aria-busy={isSaving}
                  onClick={() => void submit()}
                >
                  Submit
                </Button>
              )}
              {step === 0 && outcome(asStored).length > 0 ? (
                <Button onClick={() => window.print()}>Print designation</Button>
              ) : null}
            </div>
          </Card>
        ) : null}
        {step === 0 && outcome(asStored).length > 0 ? (
          <Card heading="Who receives what">
            <WhoReceives members={asStored} />
          </Card>
        ) : null}
        {step === 0 && beneficiaries ? (
          <Card heading={all.length > 0 ? 'Add a beneficiary' : labels[0]}>
            {all.length > 0 ? null : (
              <p className={styles.first}>Nobody has been added yet. Add each person here. Then you set the shares.</p>
            )}
            <AddBeneficiary
              accountOwnerId={accountOwnerId}
              accountId={accountId}
              connection={beneficiaries.__id}
              members={all}
              isMain={all.length === 0}
            />
            <p className={styles.other}>
              For a trust, a charity or your estate: <ContactLink />
            </p>
          </Card>
        ) : null}
      </div>
      {isDoubting ? (
        <DoubtsQuestion
          accountOwnerId={accountOwnerId}
          planAccountNumber={planAccountNumber}
          doubts={doubts(all)}
          busy={isSaving}
          onSubmit={() => void store()}
          onBack={() => setDoubting(false)}
        />
      ) : null}
      {opened?.act === 'EDIT' ? (
        <EditBeneficiary
          accountOwnerId={accountOwnerId}
          beneficiary={opened.member.beneficiary}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened?.act === 'REMOVE' && beneficiaries ? (
        <RemoveBeneficiary
          accountOwnerId={accountOwnerId}
          planAccountNumber={planAccountNumber}
          member={opened.member}
          connection={beneficiaries.__id}
          onUnassign={() => change(opened.member.beneficiary.beneficiaryId, { group: 'UNASSIGNED' })}
          onClose={() => setOpened(null)}
        />
      ) : null}
      <Designation ownerName={`${firstName} ${lastName}`} members={asStored} />
    </>
  )
}

function failureText(errors: readonly UserError[]): string {
  const message = errors[0]?.message
  return !message || message === callerFailure ? genericFailure : message
}
