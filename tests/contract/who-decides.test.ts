import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { permissions, type Permission } from '../../contract/roles.ts'
import { EFFECTS } from '../../custodian/effects.ts'

// Writes docs/operations/who-decides.md, the decisions that need two people and those that need one. `-u` rewrites it;
// review the result.

const isStaffWrite = ({ staff, method }: AnyEndpoint) => staff !== undefined && method !== 'GET'
const writes = Object.values(calls).filter(isStaffWrite)
const exported = writes.filter(({ name }) => name.startsWith('export')).map(({ name }) => name)

/** The calls that may create an approval, by effect. */
const ASKED_BY: Readonly<Record<string, readonly string[]>> = {
  'fee-adjustment': ['postTransaction'],
  'tax-payment': ['postTransaction'],
  'posting-reversal': ['reversePosting'],
  'plan-money': ['storePlanFile'],
  'plan-interest': ['createPlan', 'savePlan'],
  'plan-interest-withdrawal': ['withdrawPlanRate'],
  'bank-match': ['matchBankLine'],
  'bank-match-undo': ['undoBankMatch'],
  'plan-return': ['returnPlanMoney'],
  'plan-settlement': ['settlePlanMoney'],
  'plan-settlement-undo': ['undoPlanSettlement'],
  'month-close': ['closeMonth'],
  'hold-release': ['recordReleaseCall'],
  'owner-data': ['saveAccountOwner'],
  'owner-death': ['reportOwnerDeath'],
  'owner-death-report': ['reportOwnerDeath'],
  'owner-death-taken-back': ['takeOwnerDeathBack'],
  'request-change': ['saveWithdrawal', 'saveRollover', 'storeFile', 'storeRolloverForm'],
  'request-pay-again': ['saveWithdrawal', 'saveRollover'],
  'request-reversal': ['reverseWithdrawal', 'saveWithdrawal', 'saveRollover', 'closeWithdrawal', 'closeRollover'],
  'request-redeposit': ['redepositRequest'],
  'request-estate': ['payEstate'],
  'request-evidence': ['sendEvidence', 'linkEvidence'],
  'state-form': ['recordStateForm'],
  'list-export': exported,
  'machine-credential': ['createCredential'],
  webhook: ['createWebhook'],
}

/** Each effect in the words of docs/operations/second-person.md. */
const IN_WORDS: Readonly<Record<string, string>> = {
  'fee-adjustment': '| a fee adjustment |',
  'tax-payment': '| a tax payment |',
  'posting-reversal': '| the reversal of a fee adjustment or a tax payment |',
  'plan-money': '| the money of a plan file |',
  'plan-interest': '| a higher rate of a plan,',
  'plan-interest-withdrawal': '| withdrawing a future rate of a plan |',
  'bank-match': '| a [match of a bank line by hand]',
  'bank-match-undo': '| the [undo of a match]',
  'plan-return': '| money that goes back to a plan |',
  'plan-settlement': '| a [settlement of plan money]',
  'plan-settlement-undo': '| the [undo of a settlement]',
  'month-close': '| the [closing of a month]',
  'hold-release': 'the release of a first payout',
  'owner-data': 'the personal data of an owner',
  'owner-death': '| the death of an owner,',
  'owner-death-report': '| the fourth report of a death',
  'owner-death-taken-back': '| cancelling a confirmed death |',
  'request-change': "| a change by staff of a request's payee",
  'request-pay-again': '| paying a returned payment again |',
  'request-reversal': '| reversing a payment that has left |',
  'request-redeposit': '| putting a returned payment of an earlier tax year [back as a rollover]',
  'request-estate': '| paying a returned payment of an earlier tax year [to the estate]',
  'request-evidence': '| the evidence of a distribution',
  'state-form': '| a state withholding form of an owner,',
  'list-export': '| a list as a file (Export) |',
  'machine-credential': '| a [machine credential]',
  webhook: '| a [webhook]',
}

/** Calls by which a second person decides about approvals or reviews accounts. */
const DECIDES: ReadonlySet<string> = new Set([
  'approve',
  'refuse',
  'withdraw',
  'approveAccounts',
  'rejectAccounts',
  'decideSanctionsMatch',
])

const rolesOf = (may: Permission) => permissions[may].map(words).join(', ')
const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const cell = (text: string) => text.replaceAll('|', '\\|')
const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`
const table = (header: string[], rows: string[]) =>
  [row(...header), row(...header.map(() => '---')), ...rows].join('\n')
const lapses = (days: number | null) => (days === null ? 'never' : `after ${days} days`)

test('has a staff call for every approval effect', () => {
  expect(Object.keys(ASKED_BY).toSorted()).toEqual(EFFECTS.map(({ name }) => name).toSorted())
  const names = new Set(writes.map(({ name }) => name))
  expect(
    Object.values(ASKED_BY)
      .flatMap((askers) => (askers.length > 0 ? askers : ['nobody']))
      .filter((name) => !names.has(name)),
  ).toEqual([])
})

test('documents exactly which changes need a second person', async () => {
  const askers = new Set(Object.values(ASKED_BY).flat())
  const waiting = EFFECTS.map((effect) => {
    const { name, title, lapsesAfterDays, asksControlTotal } = effect
    const by = name === 'list-export' ? ['every export of a list'] : (ASKED_BY[name] ?? []).map((call) => `\`${call}\``)
    const needs = [asksControlTotal ? 'enters a total' : '', 'toOpen' in effect ? 'opens the file' : '']
      .filter(Boolean)
      .join(', ')
    return row(title, by.join(', '), lapses(lapsesAfterDays), needs)
  })
  const alone = writes
    .filter(({ name }) => !askers.has(name) && !DECIDES.has(name))
    .map(({ name, staff, summary }) => row(`\`${name}\``, rolesOf(staff!.may), summary))
  const text = `# Who decides

Generated from the code by \`npx vitest run tests/contract/who-decides.test.ts -u\`. [Second person](second-person.md) says when a change waits and who may not decide it; \`tests/contract/who-may.txt\` lists who may make which call.

## What two people decide

Roles 1 and 2 decide, but never about a change of their own. A call in this table waits if its rule says so; otherwise one person suffices.

${table(['What', 'Asked for by', 'Lapses', 'The approver also'], waiting)}

Compliance reviewers validate and reject accounts (\`approveAccounts\`, \`rejectAccounts\`), and say whether a name that matches the sanctions list is the listed person (\`decideSanctionsMatch\`).

## What one person does alone

All other calls of staff that write, read personal data or calculate something.

${table(['Call', 'Roles', 'What it does'], alone)}
`
  await expect(text).toMatchFileSnapshot('../../docs/operations/who-decides.md')
})

test('describes every approval effect in second-person.md', () => {
  expect(Object.keys(IN_WORDS).toSorted()).toEqual(EFFECTS.map(({ name }) => name).toSorted())
  const text = readFileSync(join(import.meta.dirname, '../../docs/operations/second-person.md'), 'utf8')
  expect(Object.values(IN_WORDS).filter((words) => !text.includes(words))).toEqual([])
})

test('lists every approval effect in the description of the GraphQL field Approval.effect', () => {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'))
  const described = (schema.getType('Approval') as GraphQLObjectType).getFields()['effect']?.description ?? ''
  const [, codes = ''] = /as a code: (.*)\.$/.exec(described) ?? []
  expect(codes.split(', ')).toEqual(EFFECTS.map(({ name }) => name).toSorted())
})
