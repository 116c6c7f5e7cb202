import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ConfirmationAnswers_accountOwner$key } from '../../__generated__/ConfirmationAnswers_accountOwner.graphql.ts'
import type { ConfirmationAnswers_wizard$key } from '../../__generated__/ConfirmationAnswers_wizard.graphql.ts'
import type { ConfirmationAnswers_confirmation$key } from '../../__generated__/ConfirmationAnswers_confirmation.graphql.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { SummaryList } from '../../kit/ui/SummaryList.tsx'
import { percentText } from './money.ts'
import { changePath, type WizardStep } from './steps.ts'
import { typeWithReason } from '../evidence.ts'
import { distributionTypeLabels } from '../distributionTypes.ts'
import { NoMailingAddress } from './NoMailingAddress.tsx'
import { NONE } from '../../kit/ui/none.ts'

const useStyles = makeStyles({ place: { visibility: 'hidden' } })

interface Props {
  accountId: number
  /** Number and type of the account. */
  account: string
  confirmationKey: ConfirmationAnswers_confirmation$key
  accountOwnerKey: ConfirmationAnswers_accountOwner$key
  wizardKey: ConfirmationAnswers_wizard$key
}

/** One row for each answer of the branch, with a link to its step. */
export function ConfirmationAnswers({ accountId, account, confirmationKey, accountOwnerKey, wizardKey }: Props) {
  const confirmation = useFragment(
    graphql`
      fragment ConfirmationAnswers_confirmation on WizardConfirmation @throwOnFieldError {
        type
        evidenceOf
        amount
        federalWithholding
        stateWithholding
        isCheck
        isRollover
        bankName
        accountNumberLast4
        checkPayee
        stateOfResidence
      }
    `,
    confirmationKey,
  )
  const { rollover } = useFragment(
    graphql`
      fragment ConfirmationAnswers_wizard on WithdrawWizard {
        rollover {
          attentionTo
          address
          city
          state
          zip
          receivingAccount
        }
      }
    `,
    wizardKey,
  )
  const styles = useStyles()
  const address = useMailingAddress(accountOwnerKey)
  const { isRollover, isCheck, bankName, accountNumberLast4, stateOfResidence } = confirmation
  const isDeposit = !isRollover && isCheck === false
  const withPercent = (tax: number) => `${formatMoney(tax)} (${percentText(confirmation.amount, tax)})`

  const type = typeWithReason(distributionTypeLabels[confirmation.type], confirmation.evidenceOf)

  const answers: [asked: boolean, step: WizardStep, term: string, value: string][] = [
    [true, 'DISTRIBUTION', 'Amount', formatMoney(confirmation.amount)],
    [true, 'TYPE', 'Distribution type', type],
    [isRollover, 'ROLLOVER', 'Paid to', `Check to ${confirmation.checkPayee ?? ''}`],
    [isRollover && Boolean(rollover?.attentionTo), 'ROLLOVER', 'Attention to', rollover?.attentionTo ?? ''],
    [isRollover, 'ROLLOVER', 'Mailed to', rollover ? placeOf(rollover) : NONE],
    [isRollover, 'ROLLOVER', 'Receiving account', rollover?.receivingAccount ?? NONE],
    [!isRollover && !isDeposit, 'PAYMENT_OPTIONS', 'Payment', address ? `Check mailed to ${address}` : 'Check'],
    [isDeposit, 'PAYMENT_OPTIONS', 'Payment', 'Direct Deposit'],
    [isDeposit, 'ACCOUNT_INFO', 'Bank account', `${bankName ?? ''}, account ending in ${accountNumberLast4 ?? ''}`],
    [!isRollover, 'FEDERAL', 'Federal tax', withPercent(confirmation.federalWithholding)],
    [
      !isRollover,
      'STATE',
      stateOfResidence ? `State tax (${stateOfResidence})` : 'State tax',
      withPercent(confirmation.stateWithholding),
    ],
  ]
  return (
    <>
      <SummaryList
        rows={[
          // The hidden text aligns this row with the rows that have a link.
          { term: 'Account', value: account, action: <span className={styles.place}>Change</span> },
          ...answers
            .filter(([asked]) => asked)
            .map(([, step, term, value]) => ({
              term,
              value,
              action: (
                <ScreenLink to={changePath(accountId, step)} aria-label={`Change ${term.toLowerCase()}`}>
                  Change
                </ScreenLink>
              ),
            })),
        ]}
      />
      {!isRollover && !isDeposit && !address ? <NoMailingAddress /> : null}
    </>
  )
}

interface Place {
  readonly address: string | null | undefined
  readonly city: string | null | undefined
  readonly state: string | null | undefined
  readonly zip: string | null | undefined
}

function placeOf({ address, city, state, zip }: Place): string {
  return [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

function useMailingAddress(accountOwnerKey: ConfirmationAnswers_accountOwner$key): string | null {
  const { mailingAddress: address } = useFragment(
    graphql`
      fragment ConfirmationAnswers_accountOwner on AccountOwner {
        mailingAddress {
          address1
          address2
          city
          state
          zip
        }
      }
    `,
    accountOwnerKey,
  )
  if (!address) return null
  const street = [address.address1, address.address2].filter(Boolean).join(', ')
  return `${street}, ${address.city}, ${address.state} ${address.zip}`
}
