import type { Db } from '../../platform/db/connect.ts'
import { ROLLOVER_DIRECTION } from '../../../contract/signedTexts.ts'
import type { AccountKey } from '../wizardAccount.ts'
import { notFound } from '../../platform/http/errors.ts'
import { formatCents } from '../../platform/money.ts'
import { renderPdf } from '../../platform/pdf/document.ts'

/** Data printed on the form besides the account: company, fee in cents, time of printing. */
interface Imprint {
  company: string
  phone: string
  fee: bigint
  now: Date
}

/**
 * A blank rollover form for an account; the recipient's fields are empty. Printing it creates no request.
 * @throws 404 for an account that is not the owner's
 */
export async function blankRolloverForm(
  db: Db,
  key: Pick<AccountKey, 'accountId' | 'ownerId'>,
  { company, phone, fee, now }: Imprint,
): Promise<{ content: Buffer; fileName: string }> {
  const account = await db
    .selectFrom('retirement_account as a')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .select(['a.plan_account_number', 'a.account_type', 'o.first_name', 'o.last_name'])
    .where('a.account_id', '=', key.accountId)
    .where('a.account_owner_id', '=', key.ownerId)
    .executeTakeFirst()
  if (!account) throw notFound()
  const content = await renderPdf({
    title: 'Rollover or Transfer Form',
    company,
    phone,
    date: now,
    blocks: [
      {
        kind: 'details',
        rows: [
          ['Account owner', `${account.first_name} ${account.last_name}`],
          ['Account number', account.plan_account_number],
          ['Account type', account.account_type === 'ROTH' ? 'Roth IRA' : 'Traditional IRA'],
        ],
      },
      { kind: 'heading', text: 'Where the money goes' },
      {
        kind: 'blanks',
        labels: [
          'Receiving institution',
          'Check payable to',
          'Attention',
          'Receiving account number',
          ...(account.account_type === 'ROTH' ? [] : ['Employer plan or IRA']),
          'Address',
          'City, state, ZIP code',
          'Amount, or "full balance"',
        ],
      },
      { kind: 'heading', text: 'Signature' },
      { kind: 'paragraph', text: ROLLOVER_DIRECTION },
      { kind: 'blanks', labels: ['Signature of the account owner', 'Date'] },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'paragraph',
        text: `Scan the signed form and upload it as a PDF. It starts a rollover request for the full balance of the account. The distribution fee, ${formatCents(fee)} today, is taken from it. Our staff record who signed the form, who is paid and how much. A second person approves the request before anything is paid.`,
      },
    ],
  })
  return { content, fileName: `rollover-form-${account.plan_account_number}.pdf` }
}
