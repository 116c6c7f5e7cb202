import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { PortalError } from '../client/errors.ts'
import { connect, done, type Portal } from '../client/portal.ts'
import { AddNote, StoreFile, Sum, Waiting } from './operations.ts'

// Reports the withdrawals that wait for staff, adds the report to one owner as a note, and stores a file.

/**
 * The waiting requests and their total in dollars. The portal computes the total; a tool never adds amounts itself.
 * Null if the list is too long for a total.
 */
async function sumOf(portal: Portal): Promise<{ requests: number; amount: number | null }> {
  const { viewer } = await portal.ask(Sum, {})
  if (!viewer?.withdrawalRequests) throw new PortalError('FORBIDDEN', 'no list')
  const { totalCount: requests, totalAmount: amount } = viewer.withdrawalRequests
  return { requests, amount }
}

/** Counts row by row, through all pages. */
async function lookThrough(portal: Portal): Promise<{ checks: number; oldestInBankDays: number }> {
  const totals = { checks: 0, oldestInBankDays: 0 }
  for await (const row of portal.rows(Waiting, {}, ({ viewer }) => viewer?.withdrawalRequests)) {
    totals.checks += row.isCheck ? 1 : 0
    totals.oldestInBankDays = Math.max(totals.oldestInBankDays, row.ageInBankDays ?? 0)
  }
  return totals
}

/** The key names the night, so a repeated run writes no second note. */
async function leaveNote(portal: Portal, owner: number, day: string, text: string): Promise<number | undefined> {
  const idempotencyKey = `nightly-report-${day}-${owner}`
  const input = { idempotencyKey, accountOwnerId: owner, title: `Nightly report ${day}`, noteText: text }
  const { addNote } = await portal.ask(AddNote, { input })
  return done(addNote).noteEdge?.node.noteId
}

/** Stores a PDF, JPG or PNG for an account, and reads it back. */
async function storeFile(portal: Portal, owner: number, account: number, day: string, path: string) {
  const content = await readFile(path)
  const fileName = basename(path)
  const contentType = /\.pdf$/i.test(path) ? 'application/pdf' : /\.png$/i.test(path) ? 'image/png' : 'image/jpeg'
  const input = {
    idempotencyKey: `nightly-file-${day}-${account}`,
    accountOwnerId: owner,
    accountId: account,
    fileName,
    contentType,
    fileContent: content.toString('base64'),
  }
  const { uploadFile } = await portal.ask(StoreFile, { input })
  const { guid } = done(uploadFile)
  const stored = await portal.download(`/files/attachment/${guid}`)
  if (!content.equals(stored)) throw new Error(`The stored content differs from ${fileName}.`)
  return { guid, bytes: stored.length }
}

/**
 * Exit codes by error code. 2: an operator must act, because a retry does not help. 3, for all other codes: a later run
 * may succeed.
 */
const EXIT: Readonly<Record<string, number>> = { UNAUTHENTICATED: 2, FORBIDDEN: 2 }
const ADVICE: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'The credential has expired or was revoked, waits for its approval, or comes from another address.',
  FORBIDDEN: 'The credential lacks a scope: requests:read, notes:write, documents:read, documents:write.',
}

const { PORTAL = 'http://localhost:4000', CREDENTIAL = '', REGISTERED = '', OWNER, ACCOUNT, FILE } = process.env
const day = process.env['DAY'] ?? new Date().toISOString().slice(0, 10)
try {
  const portal = connect({ portal: PORTAL, credential: CREDENTIAL, registered: new Set(REGISTERED.split(',')) })
  const totals = { ...(await sumOf(portal)), ...(await lookThrough(portal)) }
  const sum = totals.amount === null ? 'too many to add up' : `$${totals.amount.toFixed(2)}`
  const text = `${totals.requests} withdrawals wait, ${sum}, ${totals.checks} by check, the oldest ${totals.oldestInBankDays} bank days.`
  const noteId = OWNER ? await leaveNote(portal, Number(OWNER), day, text) : undefined
  const file = OWNER && ACCOUNT && FILE ? await storeFile(portal, Number(OWNER), Number(ACCOUNT), day, FILE) : undefined
  console.log(JSON.stringify({ day, ...totals, noteId, file }))
} catch (error) {
  const code = error instanceof PortalError ? error.code : 'INTERNAL'
  console.error((error as Error).message)
  if (ADVICE[code]) console.error(ADVICE[code])
  process.exitCode = EXIT[code] ?? 3
}
