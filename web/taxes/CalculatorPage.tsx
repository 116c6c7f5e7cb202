import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Suspense, useState, useTransition } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useWatch } from 'react-hook-form'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import type { CalculatorPageQuery } from '../__generated__/CalculatorPageQuery.graphql.ts'
import type { CalculationResultQuery } from '../__generated__/CalculationResultQuery.graphql.ts'
import { leastAmount, smallestAmount } from '../core/screens/distributionAmount.ts'
import { isEarly } from '../core/screens/isEarly.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { admits, operations } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { CheckboxField } from '../kit/forms/CheckboxField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { RadioCardsField } from '../kit/forms/RadioCardsField.tsx'
import { MoneyField } from '../kit/forms/MoneyField.tsx'
import { PercentField } from '../kit/forms/PercentField.tsx'
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
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { CalculationFailure, CalculationResult, calculationQuery, prepayment } from './CalculationResult.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    columnGap: '16px',
    rowGap: '16px',
    alignItems: 'start',
  },
  // The estimate next to the form stays visible while the form scrolls.
  result: { [large]: { position: 'sticky', insetBlockStart: `${headerHeight + 16}px` } },
  place: { color: tokens.colorNeutralForeground2, display: 'flex', flexDirection: 'column', rowGap: '12px' },
  lines: { paddingInlineStart: '20px', display: 'flex', flexDirection: 'column', rowGap: '6px', listStyleType: 'disc' },
  link: { marginBlockStart: '20px' },
  derived: { color: tokens.colorNeutralForeground2 },
  switches: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
  busy: { opacity: 0.6 },
  next: { display: 'flex', marginBlockStart: '4px' },
})

export const query = graphql`
  query CalculatorPageQuery($accountOwnerId: Int) @preloadable {
    terms {
      distributionFee
      federalMinimumPercent
    }
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        dateOfBirth
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
              distributionState
            }
          }
        }
      }
    }
  }
`

const TRADITIONAL = 'Traditional IRA'
const kinds = [TRADITIONAL, 'Roth IRA']

/** Withholding without an election, in percent: IRC 3405(b)(1). Also the minimum if the custodian gives no other. */
const TENTH = 10

const common = {
  account: z.string(),
  choice: z.enum(['full', 'custom']),
  state: z.string(),
  withdrawalAmount: z.number().check(z.minimum(smallestAmount, 'Withdrawal amount must be at least $25.00')),
  isEarlyWithdrawal: z.boolean(),
  isTaxDeferred: z.boolean(),
  isEntireDistribution: z.boolean(),
}

/** Schema of the form. As in a distribution request, the withholding is none or a whole percent from the minimum on. */
const schemaFrom = (minimum: number) =>
  z.discriminatedUnion('optOut', [
    z.object({ ...common, optOut: z.literal(true), percent: z.nullish(z.number()) }),
    z.object({
      ...common,
      optOut: z.literal(false),
      percent: z
        .number()
        .check(
          z.refine(
            (percent) => Number.isInteger(percent) && percent >= minimum && percent <= 100,
            `Enter a whole percent from ${minimum}% to 100%`,
          ),
        ),
    }),
  ])

/** A whole percentage of an amount in dollars, rounded half up to the cent, as in a distribution request. */
const percentOf = (amount: number, percent: number) => Math.floor((Math.round(amount * 100) * percent + 50) / 100) / 100

const withholding = (isTaxDeferred: boolean) =>
  isTaxDeferred ? ({ optOut: false, percent: TENTH } as const) : ({ optOut: true, percent: null } as const)

export function Page({ queryRef: ownerRef }: { queryRef: PreloadedQuery<CalculatorPageQuery> }) {
  const styles = useStyles()
  const primary = usePrimaryLink()
  const { viewer, terms } = usePreloadedQuery<CalculatorPageQuery>(query, ownerRef)
  const owner = viewer?.accountOwner
  const mayRecordForms = useSession((state) => admits(operations, state))
  const accounts = owner?.accounts?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  const typeOf = new Map([
    ...accounts.map(({ accountId, retirementAccountType }) => [String(accountId), retirementAccountType] as const),
    ...kinds.map((kind) => [kind, kind] as const),
  ])
  const balanceOf = (account: unknown) =>
    accounts.find(({ accountId }) => String(accountId) === account)?.balance ?? null
  const first = accounts[0] ? String(accounts[0].accountId) : TRADITIONAL
  const minimum = terms?.federalMinimumPercent ?? TENTH
  const form = useZodForm(schemaFrom(minimum), {
    defaultValues: {
      account: first,
      choice: 'full',
      withdrawalAmount: balanceOf(first) ?? undefined,
      state: owner?.mailingAddress?.state ?? '',
      isEarlyWithdrawal: isEarly(owner?.dateOfBirth),
      isTaxDeferred: typeOf.get(first) === TRADITIONAL,
      ...withholding(typeOf.get(first) === TRADITIONAL),
      isEntireDistribution: true,
    },
  })
  const isHidden = useAmountsHidden()
  const [isChanging, setChanging] = useState(false)
  const [account, choice, isEarlyWithdrawal, isTaxDeferred, amount, percent, optOut] = useWatch({
    control: form.control,
    name: ['account', 'choice', 'isEarlyWithdrawal', 'isTaxDeferred', 'withdrawalAmount', 'percent', 'optOut'],
  })
  const balance = balanceOf(account)
  const least = leastAmount(terms?.distributionFee ?? smallestAmount)

  function onAccount(chosen: unknown) {
    const found = balanceOf(chosen)
    const isTaxDeferred = typeOf.get(chosen as string) === TRADITIONAL
    if (isTaxDeferred !== form.getValues('isTaxDeferred')) onOptOut(!isTaxDeferred)
    form.setValue('isTaxDeferred', isTaxDeferred)
    const isFull = form.getValues('choice') === 'full'
    if (isFull) form.setValue('withdrawalAmount', (found ?? null) as number)
    if (found !== null) form.setValue('isEntireDistribution', isFull || form.getValues('withdrawalAmount') === found)
  }

  function onOptOut(chosen: unknown) {
    form.setValue('optOut', chosen === true)
    form.setValue('percent', withholding(chosen !== true).percent)
    form.clearErrors('percent')
  }

  function onChoice(choice: unknown) {
    form.setValue('withdrawalAmount', (choice === 'full' ? balance : null) as number)
    form.setValue('isEntireDistribution', choice === 'full')
    form.clearErrors('withdrawalAmount')
  }

  /** An amount equal to the whole balance counts as an entire distribution. */
  function onAmount(amount: unknown) {
    if (balance === null) return
    form.setValue('isEntireDistribution', amount === balance)
  }

  const [queryRef, loadCalculation] = useQueryLoader<CalculationResultQuery>(calculationQuery)
  /** The account of the estimate; another one may be selected since. */
  const [calculated, setCalculated] = useState<string | null>(null)
  const estimated = accounts.find(({ accountId }) => String(accountId) === calculated)
  // If the result offers a distribution, its button is the primary button, and Calculate is secondary.
  const isOffered = queryRef !== null && estimated?.distributionState === 'AVAILABLE'
  const [isCalculating, startCalculation] = useTransition()

  function calculate(values: z.output<ReturnType<typeof schemaFrom>>) {
    const { withdrawalAmount } = values
    const { isEarlyWithdrawal, isTaxDeferred, isEntireDistribution } = values
    const input = {
      state: values.state || null,
      withdrawalAmount,
      desiredFederalWithholdingAmount: values.optOut ? 0 : percentOf(withdrawalAmount, values.percent),
      isEarlyWithdrawal,
      isTaxDeferred,
      isEntireDistribution,
    }
    startCalculation(() => {
      setCalculated(values.account)
      loadCalculation({ input }, { fetchPolicy: 'network-only' })
    })
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
              onValue={onAccount}
              options={[
                ...accounts.map(({ accountId, planAccountNumber, retirementAccountType }) => ({
                  value: String(accountId),
                  label: `${planAccountNumber} (${retirementAccountType})`,
                })),
                ...kinds.map((kind) => ({ value: kind, label: accounts.length > 0 ? `Another ${kind}` : kind })),
              ]}
            />
            {balance === null ? null : (
              <RadioCardsField
                name="choice"
                label="How much?"
                onValue={onChoice}
                cards={[
                  { value: 'full', label: isHidden ? 'Full amount' : `All ${formatMoney(balance)}` },
                  { value: 'custom', label: 'Another amount' },
                ]}
              />
            )}
            {choice === 'full' && balance !== null && balance >= smallestAmount ? null : (
              <MoneyField
                name="withdrawalAmount"
                label="Amount"
                hint={balance === null || isHidden ? least : `${least}, up to ${formatMoney(balance)}`}
                onValue={onAmount}
                required
              />
            )}
            <StateSelect name="state" label="State" placeholder="No state" />
            <PercentField
              name="percent"
              label="Federal withholding"
              hint={`A whole percent, at least ${minimum}%. For none, use the box below.`}
              disabled={optOut}
              required
            />
            {optOut || isHidden || !amount || typeof percent !== 'number' ? null : (
              <p className={styles.derived}>
                {formatMoney(percentOf(amount, Math.trunc(percent)))} of {formatMoney(amount)} goes to federal tax.
              </p>
            )}
            <CheckboxField name="optOut" label="Do not withhold federal tax" onValue={onOptOut} />
            {isChanging ? (
              <div className={styles.switches}>
                <SwitchField name="isEarlyWithdrawal" label="Early Distribution" hint="Before age 59½" />
                <SwitchField
                  name="isTaxDeferred"
                  label="Tax Deferred"
                  hint="Never taxed so far, as in a Traditional IRA"
                />
                <SwitchField
                  name="isEntireDistribution"
                  label="Entire Distribution"
                  hint="You take the whole balance. Some states then require more tax."
                />
              </div>
            ) : (
              <p className={styles.derived}>
                Estimated for money that was {isTaxDeferred ? 'not taxed yet' : 'already taxed'}, taken{' '}
                {isEarlyWithdrawal ? 'before age 59½' : 'at age 59½ or older'}.{' '}
                <TextButton
                  aria-label="Change tax deferral, age and entire distribution"
                  data-print="hide"
                  onClick={() => setChanging(true)}
                >
                  Change
                </TextButton>
              </p>
            )}
            <SubmitButton appearance={isOffered ? 'secondary' : 'primary'}>Calculate</SubmitButton>
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
            <Suspense fallback={null}>
              {queryRef ? (
                <CalculationResult
                  queryRef={queryRef}
                  fee={terms?.distributionFee ?? null}
                  next={
                    estimated && isOffered ? (
                      <p className={styles.next}>
                        <ScreenLink
                          to={`/${estimated.accountId}/withdraw/distribution/`}
                          state={{ amount: queryRef.variables.input.withdrawalAmount }}
                          appearance="plain"
                          className={primary.link}
                        >
                          Request this amount
                        </ScreenLink>
                      </p>
                    ) : null
                  }
                />
              ) : (
                <Place />
              )}
            </Suspense>
          </ErrorBoundary>
          <Waiting shown={isCalculating && queryRef === null} />
        </section>
      </div>
    </>
  )
}

/** Says before the first calculation what the estimate will contain. */
function Place() {
  const styles = useStyles()
  return (
    <Card heading="Estimate">
      <div className={styles.place}>
        <p>Choose an amount and press Calculate. You then see:</p>
        <ul className={styles.lines}>
          <li>what you receive after tax and our fee,</li>
          <li>the federal tax we withhold,</li>
          <li>the least and the most that your state lets us withhold.</li>
        </ul>
        <p>{prepayment}</p>
      </div>
    </Card>
  )
}

function Waiting({ shown }: { shown: boolean }) {
  return useLateSpinner(shown) ? <Loader label="Calculating" /> : null
}
