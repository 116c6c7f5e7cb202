import { makeStyles } from '@fluentui/react-components'
import { Suspense, useTransition } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import type { CalculatorPageQuery } from '../__generated__/CalculatorPageQuery.graphql.ts'
import type { CalculationResultQuery } from '../__generated__/CalculationResultQuery.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { admits, operations } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { Form } from '../kit/forms/Form.tsx'
import { MoneyField } from '../kit/forms/MoneyField.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { StateSelect } from '../kit/forms/StateSelect.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { SwitchField } from '../kit/forms/SwitchField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { Loader } from '../kit/page/Loader.tsx'
import { useLateSpinner } from '../kit/page/PendingBar.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { CalculationFailure, CalculationResult, calculationQuery } from './CalculationResult.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    columnGap: '24px',
    rowGap: '24px',
    alignItems: 'start',
  },
  link: { marginBlockStart: '20px' },
  results: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
  busy: { opacity: 0.6 },
})

export const query = graphql`
  query CalculatorPageQuery($accountOwnerId: Int) @preloadable {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        mailingAddress {
          state
        }
        accounts(first: 100) {
          edges {
            node {
              accountId
              planAccountNumber
              retirementAccountType
            }
          }
        }
      }
    }
  }
`

const TRADITIONAL = 'Traditional IRA'
const kinds = [TRADITIONAL, 'Roth IRA']

const schema = z.object({
  account: z.string(),
  state: z.string(),
  withdrawalAmount: z.number().check(z.minimum(25, 'Withdrawal amount must be at least $25.00')),
  desiredFederalWithholdingAmount: z.nullish(
    z.number().check(z.minimum(0, 'Number must be greater than or equal to $0.00')),
  ),
  isEarlyWithdrawal: z.boolean(),
  isTaxDeferred: z.boolean(),
  isEntireDistribution: z.boolean(),
})

export function Page({ queryRef: ownerRef }: { queryRef: PreloadedQuery<CalculatorPageQuery> }) {
  const styles = useStyles()
  const owner = usePreloadedQuery<CalculatorPageQuery>(query, ownerRef).viewer?.accountOwner
  const mayRecordForms = useSession((state) => admits(operations, state))
  const accounts = owner?.accounts?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  const typeOf = new Map([
    ...accounts.map(({ accountId, retirementAccountType }) => [String(accountId), retirementAccountType] as const),
    ...kinds.map((kind) => [kind, kind] as const),
  ])
  const first = accounts[0] ? String(accounts[0].accountId) : TRADITIONAL
  const form = useZodForm(schema, {
    defaultValues: {
      account: first,
      state: owner?.mailingAddress?.state ?? '',
      isEarlyWithdrawal: false,
      isTaxDeferred: typeOf.get(first) === TRADITIONAL,
      isEntireDistribution: true,
    },
  })
  const [queryRef, loadCalculation] = useQueryLoader<CalculationResultQuery>(calculationQuery)
  const [isCalculating, startCalculation] = useTransition()

  function calculate(values: z.output<typeof schema>) {
    const { withdrawalAmount, desiredFederalWithholdingAmount } = values
    const { isEarlyWithdrawal, isTaxDeferred, isEntireDistribution } = values
    const input = {
      state: values.state || null,
      withdrawalAmount,
      ...(desiredFederalWithholdingAmount === undefined ? {} : { desiredFederalWithholdingAmount }),
      isEarlyWithdrawal,
      isTaxDeferred,
      isEntireDistribution,
    }
    startCalculation(() => loadCalculation({ input }, { fetchPolicy: 'network-only' }))
  }

  return (
    <>
      <PageHeading intro="An estimate of the tax withheld from a distribution. Nothing you enter here is stored.">
        Tax Calculator
      </PageHeading>
      <div className={styles.columns}>
        <Card>
          <Form form={form} onSubmit={calculate}>
            <SelectField
              name="account"
              label="Which account?"
              onValue={(account) => form.setValue('isTaxDeferred', typeOf.get(account as string) === TRADITIONAL)}
              options={[
                ...accounts.map(({ accountId, planAccountNumber, retirementAccountType }) => ({
                  value: String(accountId),
                  label: `${planAccountNumber} (${retirementAccountType})`,
                })),
                ...kinds.map((kind) => ({ value: kind, label: accounts.length > 0 ? `Another ${kind}` : kind })),
              ]}
            />
            <StateSelect name="state" label="State" placeholder="No state" />
            <MoneyField name="withdrawalAmount" label="Withdrawal Amount" hint="At least $25.00" required />
            <MoneyField
              name="desiredFederalWithholdingAmount"
              label="Desired Federal Withholding Amount"
              hint="Leave empty for the standard rate, or enter $0 to opt out"
            />
            <div className={styles.results}>
              <SwitchField name="isEarlyWithdrawal" label="Early Withdrawal" hint="Before age 59 1/2" />
              <SwitchField
                name="isTaxDeferred"
                label="Tax Deferred"
                hint="Never taxed so far, as in a Traditional IRA"
              />
              <SwitchField name="isEntireDistribution" label="Entire Distribution" />
            </div>
            <SubmitButton>Calculate</SubmitButton>
          </Form>
          {owner && mayRecordForms ? (
            <p className={styles.link}>
              <ScreenLink to="/state-forms">State withholding forms of the owner</ScreenLink>
            </p>
          ) : null}
        </Card>
        <section
          aria-label="Result"
          aria-live="polite"
          aria-busy={isCalculating}
          className={isCalculating ? styles.busy : undefined}
        >
          <ErrorBoundary FallbackComponent={CalculationFailure} resetKeys={[queryRef]}>
            <Suspense fallback={null}>{queryRef ? <CalculationResult queryRef={queryRef} /> : null}</Suspense>
          </ErrorBoundary>
          <Waiting shown={isCalculating && queryRef === null} />
        </section>
      </div>
    </>
  )
}

function Waiting({ shown }: { shown: boolean }) {
  return useLateSpinner(shown) ? <Loader label="Calculating" /> : null
}
