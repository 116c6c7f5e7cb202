import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AuditEntry } from '../../contract/audit.ts'
import { testDatabase } from '../../custodian/testing.ts'
import { ACTIONS } from '../../gateway/audit/sentences.ts'

/**
 * Every audited action by its kind. LOOK are reads, also downloads, exports and previews: the last changes of an owner
 * omit them, so that no read hides a change.
 */
const ACTIONS_OF: Readonly<Record<AuditEntry['kind'], string>> = {
  LOOK: `
    attachment.download book.download compliance.pack compliance.pack-sent export.ask export.download jobFile.download
    jobFile.prints owner.read owner.search plan-file.corrections registration.code.reveal report.download
    report.preview request.readReceivingAccount social.reveal taxForm.table`,
  PERSON: `
    address.update emailSetting.update owner.confirmData owner.update phone.update registration.code
    registration.email registration.person registration.resend registration.verify`,
  ACCOUNT: `
    account.setup account.status agreement.send beneficiary.add beneficiary.allocate beneficiary.correct
    beneficiary.remove compliance.approve compliance.mail compliance.reject identity.check`,
  REQUEST: `
    envelope.code envelope.open envelope.resend envelope.send envelope.sign envelope.try hold.begin hold.code
    hold.release request.acceptEvidence request.address request.askToSign request.bankDetails request.claim
    request.create request.edit request.evidence request.fee request.freeze request.pay request.payEstate request.redeposit
    request.refuseEvidence request.remind request.save request.status request.submit request.undo
    request.withdrawEvidence wizard.account wizard.amount wizard.correct wizard.distribution-type wizard.federal
    wizard.payment wizard.rollover wizard.start-over wizard.state`,
  MONEY: `
    approval.approve approval.ask approval.clearMakers approval.maker approval.postpone approval.refuse approval.withdraw fee.annual
    fee.owed fee.sweep interest.accrue interest.credit interest.earned interest.fund ledger.feeAdjustment
    ledger.reverse ledger.taxPayment payment.bankFile payment.notice payment.print payment.return
    payment.returnConfirmed payment.void returns.result returns.takeIn`,
  DOCUMENT: `
    attachment.scan letter.print letter.write note.add note.pin statement.store upload.complete upload.infected
    upload.reopen upload.store`,
  SIGN_IN: `
    password.change password.forgot password.reset second-factor.off second-factor.on
    second-factor.reset second-factor.show second-factor.warn session.code session.end session.end-all session.refuse session.start
    staff.change staff.person`,
  OTHER: `
    bank.match bank.statement bank.undoMatch credential.create credential.register credential.restrict
    credential.revoke credential.unregister credential.usable death.confirm death.end death.report demo.account
    demo.generate demo.load document.print job.run job.start keys.forget keys.learn keys.rehash keys.reseal list.alarm
    maintenance.set minimum.notice month.close payee.add payee.update plan-file.confirm plan-file.load plan-file.money
    plan-file.refuse plan-file.return plan-file.surplus plan-file.undoSettlement plan-file.upload plan-file.writeOff
    plan.add plan.close plan.interest plan.open plan.update plan.withdrawInterest report.dailyActivity
    report.pendingActivity sanctions.decide sanctions.match stateForm.accept taxForm.file taxForm.furnish
    taxForm.receipt webhook.create webhook.end webhook.replay webhook.roll webhook.test webhook.usable`,
}
const KINDS = Object.entries(ACTIONS_OF).flatMap(([kind, actions]) =>
  actions
    .trim()
    .split(/\s+/)
    .map((action) => ({ action, kind })),
)

/** Texts in the custodian's code that look like actions: columns, files and settings. */
const OTHER_TEXTS = ['approval.effect', 'book.kind', 'book.name', 'keys.sealed', 'plan.name', 'session.ip']

/** Every action that the code of the custodian contains. */
function writtenActions(): string[] {
  const custodian = join(import.meta.dirname, '../../custodian')
  const sources = globSync('**/*.ts', { cwd: custodian }).filter((name) => !name.includes('.test.'))
  const texts = sources.map((name) => readFileSync(join(custodian, name), 'utf8'))
  const found = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''))
  const steps = found(/storeDraft\(context, account, '([\w-]+)'/g).map((step) => `wizard.${step}`)
  expect(steps.length).toBeGreaterThan(5)
  const areas = [...new Set(KINDS.map(({ action }) => action.split('.', 1)[0]))]
  // Also actions in SQL, in tables, and in the arguments of helpers.
  const named = found(new RegExp(`'((?:${areas.join('|')})(?:\\.[a-zA-Z-]+)+)'`, 'g'))
  const actions = new Set([...found(/\baction: '([\w.-]+)'/g), ...named, ...steps])
  return [...actions].filter((action) => !OTHER_TEXTS.includes(action) && !action.endsWith('.pdf'))
}

test('names a kind and a sentence for every action that the custodian audits', () => {
  const actions = writtenActions()
  expect(actions.length).toBeGreaterThan(150)
  const known = new Set(KINDS.map(({ action }) => action))
  // `owner.read` needs no sentence: its entry names the data that was read.
  const missing = actions.filter((action) => !known.has(action) || (action !== 'owner.read' && !(action in ACTIONS)))
  expect(missing).toEqual([])
  expect(Object.keys(ACTIONS).filter((action) => !known.has(action))).toEqual([])
})

test('computes the kind of every audited action in the database', async () => {
  const { db, close } = await testDatabase()
  const { rows } = await sql<{ action: string; kind: string }>`
    select action, audit_kind(action) as kind
    from unnest(${KINDS.map(({ action }) => action)}::text[]) with ordinality as known (action, place)
    order by place`.execute(db)
  await close()
  expect(rows).toEqual(KINDS)
})
