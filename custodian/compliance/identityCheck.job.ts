import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { findingKeys } from '../../contract/findings.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import { openSocial } from '../owners/social.ts'
import type { Services } from '../platform/context/services.ts'
import { findingsAbout, RULES_VERSION, type Identity, type Rules } from './identity.ts'
import { receivedCents } from './received.sql.ts'
import { ownersWhoSigned, statusOnceApproved } from './review.ts'
import { loadSanctions } from '../sanctions/sanctionsList.ts'
import { screenOwners } from '../sanctions/screenOwners.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { expectWork, noteWork } from '../platform/jobs/progress.ts'
import { about } from '../platform/audit/audit.ts'

/** Accounts checked in one transaction. */
const AT_ONCE = 200

/**
 * Checks every unvalidated account whose data is unchecked. An account without findings is validated, unless staff
 * returned it to review; otherwise it waits for a reviewer with the findings as its qualifier. Findings from elsewhere
 * (a plan file with a different name) stay. A second run changes nothing. Then compares the owners of open accounts with
 * a new sanctions list.
 */
export async function checkIdentities(services: Services, run: JobRun): Promise<Record<string, number>> {
  const rules = rulesOf(services, run.businessDate)
  const counts = { passed: 0, waiting: 0 }
  let after = 0
  await expectWork(services.db, run, await countNotValidated(services))
  for (;;) {
    const ids = await notValidated(services, after)
    if (ids.length === 0) break
    after = ids.at(-1) ?? after
    try {
      const done = await services.db.transaction().execute(async (tx) => {
        const context = writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
        const checked = await checkAccounts(context, rules, ids, run)
        await noteWork(tx, run, ids.length)
        return checked
      })
      counts.passed += done.passed
      counts.waiting += done.waiting
    } catch (error) {
      run.failed(`accounts ${ids[0]} to ${after}`, error)
      await noteWork(services.db, run, ids.length)
    }
  }
  return { ...counts, ...(await screenOwners(services, run)) }
}

function rulesOf({ config }: Services, today: string): Rules {
  return { today, sanctions: loadSanctions(config), allowTestNumbers: !config.production }
}

async function countNotValidated({ db }: Services): Promise<number> {
  const { n } = await db
    .selectFrom('retirement_account')
    .select((eb) => eb.fn.countAll<bigint>().as('n'))
    .where('status_id', '=', ACCOUNT_STATUS.notValidated)
    .executeTakeFirstOrThrow()
  return Number(n)
}

async function notValidated({ db }: Services, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('retirement_account')
    .select('account_id')
    .where('status_id', '=', ACCOUNT_STATUS.notValidated)
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

async function checkAccounts(context: WriteContext, rules: Rules, ids: number[], run: JobRun) {
  const accounts = await lockedAccounts(context.tx, ids)
  const signers = await ownersWhoSigned(
    context.tx,
    accounts.map((account) => account.account_owner_id),
  )
  const counts = { passed: 0, waiting: 0 }
  for (const account of accounts) {
    const checked = inspect(context.services, rules, account, run)
    if (checked === null) continue
    const waits = await keep(context, account, checked, signers.has(account.account_owner_id))
    counts[waits ? 'waiting' : 'passed'] += 1
  }
  return counts
}

interface Checked {
  version: string
  findings: string[]
}

/**
 * Checks an account. Null if its data was checked before, or if the social security number can't be decrypted; that
 * error fails only this account.
 */
function inspect(services: Services, rules: Rules, account: Account, run: JobRun): Checked | null {
  const version = versionOf(services, rules, account)
  if (account.data_version === version) return null
  try {
    return { version, findings: findingsAbout(identityOf(services, account), rules) }
  } catch (error) {
    run.failed(`account ${account.account_id}`, error)
    return null
  }
}

/** Stores the findings of an account. Returns whether the account still waits for review. */
async function keep(
  { tx, audit, now }: WriteContext,
  account: Account,
  checked: Checked,
  hasSigned: boolean,
): Promise<boolean> {
  const { account_id, qualifier_key } = account
  const found = { data_version: checked.version, findings: checked.findings.join(SEPARATOR), checked_at: now }
  await tx
    .insertInto('identity_check')
    .values({ account_id, ...found })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(found))
    .execute()
  const former = new Set(findingKeys(account.findings))
  const ofOthers = findingKeys(qualifier_key).filter((key) => !former.has(key))
  const reasons = [...new Set([...ofOthers, ...checked.findings])]
  const waits = reasons.length > 0 || account.returned_at !== null
  const after = {
    statusId: waits ? ACCOUNT_STATUS.notValidated : statusOnceApproved(hasSigned),
    qualifierKey: reasons.length > 0 ? reasons.join(SEPARATOR) : null,
  }
  await tx
    .updateTable('retirement_account')
    .set({ status_id: after.statusId, qualifier_key: after.qualifierKey })
    .where('account_id', '=', account_id)
    .execute()
  await audit({
    action: 'identity.check',
    ...about('retirement_account', account_id, account.account_owner_id),
    before: { statusId: ACCOUNT_STATUS.notValidated, qualifierKey: qualifier_key },
    after,
  })
  return waits
}

const SEPARATOR = ', '

type Account = Awaited<ReturnType<typeof lockedAccounts>>[number]

/** The given accounts that still wait for the check, locked, with all data that it needs. */
function lockedAccounts(tx: Tx, ids: number[]) {
  return tx
    .selectFrom('retirement_account')
    .innerJoin('account_owner as owner', 'owner.account_owner_id', 'retirement_account.account_owner_id')
    .leftJoin('address', (join) =>
      join
        .onRef('address.account_owner_id', '=', 'owner.account_owner_id')
        .on('address_type_id', '=', ADDRESS_TYPE.mailing),
    )
    .leftJoin('identity_check', 'identity_check.account_id', 'retirement_account.account_id')
    .select([
      'retirement_account.account_id',
      'owner.account_owner_id',
      'qualifier_key',
      'returned_at',
      'first_name',
      'last_name',
      'date_of_birth',
      'social_sealed',
      'social_hash',
      'address1',
      'address2',
      'city',
      'state',
      'zip',
      'data_version',
      'findings',
      sql<boolean>`exists (select 1 from account_owner twin where twin.date_of_birth = owner.date_of_birth
        and twin.account_owner_id <> owner.account_owner_id
        and owner_name_key(twin.last_name, twin.first_name) = owner_name_key(owner.last_name, owner.first_name))`.as(
        'has_twin',
      ),
      sql<string[]>`array(select m.entry from sanctions_match m
        where m.account_owner_id = owner.account_owner_id and m.party = 'OWNER' and m.status = 'CLEARED'
          and m.name = trim(owner.first_name || ' ' || owner.last_name)
          and m.date_of_birth is not distinct from owner.date_of_birth order by 1)`.as('cleared_entries'),
      receivedCents(sql.ref('retirement_account.account_id')).as('received_cents'),
    ])
    .where('retirement_account.account_id', 'in', ids)
    .where('status_id', '=', ACCOUNT_STATUS.notValidated)
    .orderBy('retirement_account.account_id')
    .forUpdate('retirement_account')
    .execute()
}

/** A fingerprint that changes with every change of the checked data or of the rules. */
function versionOf({ pii }: Services, rules: Rules, account: Account): string {
  const { first_name, last_name, date_of_birth, social_hash, address1, address2, city, state, zip } = account
  const person = [first_name, last_name, date_of_birth, social_hash, account.has_twin]
  const checked = [
    ...person,
    address1,
    address2,
    city,
    state,
    zip,
    String(account.received_cents),
    ...account.cleared_entries,
  ]
  return pii.hash(JSON.stringify([RULES_VERSION, rules.sanctions.digest, ...checked]), 'identity-check')
}

function identityOf({ pii }: Services, account: Account): Identity {
  const { address1, address2, city, state, zip } = account
  const hasAddress = address1 !== null && city !== null && state !== null && zip !== null
  return {
    social: account.social_sealed && openSocial(pii, account.account_owner_id, account.social_sealed),
    hasTwin: account.has_twin,
    firstName: account.first_name,
    lastName: account.last_name,
    dateOfBirth: account.date_of_birth,
    address: hasAddress ? { address1, address2, city, state, zip } : null,
    clearedEntries: account.cleared_entries,
    receivedCents: account.received_cents,
  }
}

/** Marks accounts as checked if their findings were loaded together with their data. */
export async function noteAsChecked({ tx, services, now, today }: WriteContext, ids: number[]): Promise<void> {
  const rules = rulesOf(services, today)
  const accounts = await lockedAccounts(tx, ids)
  if (accounts.length === 0) return
  await tx
    .insertInto('identity_check')
    .values(
      accounts.map((account) => ({
        account_id: account.account_id,
        data_version: versionOf(services, rules, account),
        findings: account.qualifier_key ?? '',
        checked_at: now,
      })),
    )
    .execute()
}
