import { RECIPIENT_KIND_NAME, type RecipientKind } from '../../../contract/deathClaims.ts'
import { beneficiariesOfAccount } from '../../beneficiaries/beneficiaries.sql.ts'
import type { EvidenceKind } from '../../../contract/evidence.ts'
import { balanceOfAccount } from '../../ledger/ledger.ts'
import { payeesOf } from '../../payees/payee.sql.ts'
import { maskedTin } from '../../payees/tin.ts'
import type { Change } from '../../approvals/effect.ts'
import { usDate } from '../../platform/calendar/usDate.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import { formatCents } from '../../platform/money.ts'
import { maskedAccount } from '../accountNumbers.ts'
import type { FullRequest } from '../request.sql.ts'
import { claimedMoney, designationsOf } from './claim.sql.ts'
import { entitlements } from './entitlements.ts'

/** Kind of document that proves the claim, by kind of recipient. */
export const CLAIM_FORM_OF: Readonly<Record<RecipientKind, EvidenceKind>> = {
  PERSON: 'CLAIM_FORM',
  ESTATE: 'CLAIM_FORM_ESTATE',
  TRUST: 'CLAIM_FORM_TRUST',
}

/** Recipient of a request after the owner's death. @throws Error for a request that pays the owner */
export async function recipientOfClaim(db: Db | Tx, request: FullRequest) {
  const payee = request.payee_id === null ? undefined : (await payeesOf(db, [request.payee_id])).get(request.payee_id)
  if (!payee) throw new Error(`request ${request.request_id} has no recipient`)
  return payee
}

/**
 * Facts to compare with a claim form: designation, recipient, amount, destination, last author of the shares. `makers`:
 * employees who have written beneficiaries or shares since the owner last submitted the shares.
 */
export async function claimToCompare(
  context: WriteContext,
  request: FullRequest,
): Promise<{ changes: Change[]; makers: number[] }> {
  const { tx, services } = context
  const payee = await recipientOfClaim(tx, request)
  const designated = await designatedFor(context, request)
  const designation = (await designationsOf(tx, request.account_owner_id)).get(request.account_id)
  const who = `${request.check_payable_to}, ${RECIPIENT_KIND_NAME[payee.kind].toLowerCase()}, ${maskedTin(payee.tin_kind, payee.tin_last4)}`
  const address = [request.address1, request.address2, request.city, `${request.state} ${request.zip}`]
  const place = request.is_check
    ? `Check to ${address.filter(Boolean).join(', ')}`
    : `${request.bank_name} ${maskedAccount(request.bank_account_last4)}`
  return {
    changes: [
      { label: 'Recipient', before: designated?.who ?? 'Not designated', after: who },
      {
        label: 'Amount',
        before: designated && formatCents(designated.entitled),
        after: `${formatCents(request.amount_cents)}${request.is_full_amount ? ' (full balance)' : ''}`,
      },
      { label: 'Federal withholding', before: null, after: formatCents(request.federal_cents) },
      { label: 'Paid to', before: null, after: place },
      ...(designation
        ? [
            {
              label: 'Shares last set',
              before: null,
              after: `${usDate(services.dateOf(designation.at))}, by ${designation.by ?? 'a job'}`,
            },
          ]
        : []),
    ],
    makers: designation?.staff ?? [],
  }
}

/** The beneficiary of the claim and the claimable amount before this claim; null if the recipient is not designated. */
async function designatedFor({ tx }: WriteContext, request: FullRequest) {
  const { account_id: accountId, account_owner_id: ownerId, request_id: requestId } = request
  const named = await beneficiariesOfAccount(tx, ownerId, accountId)
  const row = named.find(({ beneficiary_id: id }) => id === request.beneficiary_id)
  if (!row) return null
  const { movements, open } = (await claimedMoney(tx, ownerId))(accountId)
  const balance = await balanceOfAccount(tx, accountId)
  const entitled = entitlements(named, { movements, open: open.filter((one) => one.requestId !== requestId), balance })
  const rank = row.is_primary === false ? ', contingent' : ''
  return {
    who: `${row.first_name} ${row.last_name}, born ${usDate(row.dob)}, ${row.amount}%${rank}`,
    entitled: entitled.get(row.beneficiary_id) ?? 0n,
  }
}
