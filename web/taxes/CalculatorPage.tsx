import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Suspense, useTransition } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useWatch } from 'react-hook-form'
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
import { headerHeight, large } from '../kit/page/layout.ts'
import { Loader } from '../kit/page/Loader.tsx'
import { useLateSpinner } from '../kit/page/PendingBar.tsx'
import { useAmountsHidden } from '../kit/page/useChoice.ts'
import { Card } from '../kit/ui/Card.tsx'
import { formatMoney } from '../kit/ui/format.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { CalculationFailure, CalculationResult, calculationQuery } from './CalculationResult.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    columnGap: '16px',
    rowGap: '16px',
    alignItems: 'start',
  },
  // Next to the form, the estimate stays visible while the form scrolls.
  result: { [large]: { position: 'sticky', insetBlockStart: `${headerHeight + 16}px` } },
  place: { color: tokens.colorNeutralForeground2, display: 'flex', flexDirection: 'column', rowGap: '12px' },
  lines: { paddingInlineStart: '20px', display: 'flex', flexDirection: 'column', rowGap: '6px', listStyleType: 'disc' },
  link: { marginBlockStart: '20px' },
  switches: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
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
              balance
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
  const isHidden = useAmountsHidden()
  const account = useWatch({ control: form.control, name: 'account' })
  const balance = accounts.find(({ accountId }) => String(accountId) === account)?.balance ?? undefined
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
            <MoneyField
              name="withdrawalAmount"
              label="Withdrawal Amount"
              hint={balance === undefined || isHidden ? 'At least $25.00' : `$25.00 to ${formatMoney(balance)}`}
              required
            />
            <MoneyField
              name="desiredFederalWithholdingAmount"
              label="Desired Federal Withholding Amount"
              hint="Leave empty for the standard rate, or enter $0 to opt out"
            />
            <div className={styles.switches}>
              <SwitchField name="isEarlyWithdrawal" label="Early Withdrawal" hint="Before age 59 1/2" />
              <SwitchField
                name="isTaxDeferred"
                label="Tax Deferred"
                hint="Never taxed so far, as in a Traditional IRA"
              />
              <SwitchField
                name="isEntireDistribution"
                label="Entire Distribution"
                hint="You take the whole balance. Connecticut and the District of Columbia then require more tax."
              />
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
          className={mergeClasses(styles.result, isCalculating && styles.busy)}
        >
          <ErrorBoundary FallbackComponent={CalculationFailure} resetKeys={[queryRef]}>
            <Suspense fallback={null}>{queryRef ? <CalculationResult queryRef={queryRef} /> : <Place />}</Suspense>
          </ErrorBoundary>
          <Waiting shown={isCalculating && queryRef === null} />
        </section>
      </div>
    </>
  )
}

/** Says what the estimate will contain, before the first calculation. */
function Place() {
  const styles = useStyles()
  return (
    <Card heading="Estimate">
      <div className={styles.place}>
        <p>Enter an amount and choose Calculate. You then see:</p>
        <ul className={styles.lines}>
          <li>what you receive after tax,</li>
          <li>the federal tax we withhold,</li>
          <li>the least and the most that your state lets us withhold.</li>
        </ul>
        <p>Withheld tax is a prepayment. Your tax return decides what you owe in the end.</p>
      </div>
    </Card>
  )
}

function Waiting({ shown }: { shown: boolean }) {
  return useLateSpinner(shown) ? <Loader label="Calculating" /> : null
}
