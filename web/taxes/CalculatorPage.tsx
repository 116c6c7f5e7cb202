import { makeStyles } from '@fluentui/react-components'
import { Suspense, useTransition } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useQueryLoader } from 'react-relay'
import type { CalculationResultQuery } from '../__generated__/CalculationResultQuery.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { MoneyField } from '../kit/forms/MoneyField.tsx'
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
  results: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
  busy: { opacity: 0.6 },
})

const schema = z.object({
  state: z.string(),
  withdrawalAmount: z.number().check(z.minimum(25, 'Withdrawal amount must be at least $25.00')),
  desiredFederalWithholdingAmount: z.nullish(
    z.number().check(z.minimum(0, 'Number must be greater than or equal to $0.00')),
  ),
  isEarlyWithdrawal: z.boolean(),
  isTaxDeferred: z.boolean(),
  isEntireDistribution: z.boolean(),
})

export function Page() {
  const styles = useStyles()
  const form = useZodForm(schema, {
    defaultValues: { state: '', isEarlyWithdrawal: false, isTaxDeferred: false, isEntireDistribution: true },
  })
  const [queryRef, loadCalculation] = useQueryLoader<CalculationResultQuery>(calculationQuery)
  const [isCalculating, startCalculation] = useTransition()

  function calculate({ state, ...rest }: z.output<typeof schema>) {
    const input = { ...rest, state: state || null }
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
            <StateSelect name="state" label="State" placeholder="No state" />
            <MoneyField name="withdrawalAmount" label="Withdrawal Amount" hint="At least $25.00" required />
            <MoneyField
              name="desiredFederalWithholdingAmount"
              label="Desired Federal Withholding Amount"
              hint="Leave empty for the standard rate, or enter $0 to opt out"
            />
            <div className={styles.results}>
              <SwitchField name="isEarlyWithdrawal" label="Early Withdrawal" />
              <SwitchField name="isTaxDeferred" label="Tax Deferred" />
              <SwitchField name="isEntireDistribution" label="Entire Distribution" />
            </div>
            <SubmitButton>Calculate</SubmitButton>
          </Form>
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
