import { refusalText } from '../../contract/fileRefusals.ts'
import { isEmailAddress } from '../../contract/emailAddress.ts'
import { isCalendarDay } from '../../contract/fields.ts'
import { isReadable, withoutDirections } from '../../contract/line.ts'
import { toCents } from '../platform/money.ts'
import { lostInAscii } from '../owners/plainName.ts'
import { isSocial } from '../owners/social.ts'
import { AMOUNT, cleanNumber, PHONE } from '../../contract/typedNumbers.ts'
import { isStateOfAddress, ZIP } from '../../contract/usStates.ts'
import { brokenBy } from './brokenText.ts'
import { columnNamed, REQUIRED } from './columnNames.ts'
import { dayOfNumber, dayOfText, latestDay, padded, zipOfCell } from './typedCells.ts'
import type { Cell, Sheet } from './table.ts'

/** A problem in a plan file, as a message to show. The message never contains a social security number. */
export type Finding = { line: number; column: string; text: string; isWarning?: boolean }

/** One participant of a plan file. Amounts are in cents. */
export type Participant = {
  line: number
  social: string
  firstName: string
  lastName: string
  dateOfBirth: string
  address1: string
  address2: string | null
  city: string
  state: string
  zip: string
  email: string | null
  phone: string | null
  amount: bigint
  accountType: 'TRADITIONAL' | 'ROTH'
  planAccountNumber: string | null
  /**
   * The plan's reference for a transfer. Rows with different references are no duplicates, even with the same amount.
   */
  reference: string | null
}

/** The highest amount that plans usually transfer for one participant. A larger amount only gets a warning. */
const USUAL_LIMIT = 7_000_00n

/** Reads the participants from the readable rows of a sheet, and collects all findings. */
export function readParticipants(sheet: Sheet, today: string): { participants: Participant[]; findings: Finding[] } {
  const places = new Map<string, number>()
  const findings: Finding[] = []
  const line = sheet.headerLine
  // If no column name is known, the first line may be a person's data, so the finding must not quote it.
  if (!sheet.header.some((given) => columnNamed(given)))
    return { participants: [], findings: [{ line, column: '', text: refusalText('noHeader') }] }
  for (const [index, given] of sheet.header.entries()) {
    const column = columnNamed(given)
    const shown = /^[A-Za-z][A-Za-z _-]{0,39}$/.test(given) ? given : `Column ${index + 1}`
    if (!column) findings.push({ line, column: shown, text: refusalText('unknownColumn') })
    else if (places.has(column)) findings.push({ line, column, text: refusalText('doubleColumn') })
    else places.set(column, index)
  }
  for (const column of REQUIRED.filter((name) => !places.has(name)))
    findings.push({ line, column, text: refusalText('missingColumn') })
  if (findings.length > 0) return { participants: [], findings }
  if (sheet.rows.length === 0) findings.push({ line, column: '', text: refusalText('noRows') })

  const participants = sheet.rows.map((row) =>
    participantOf(
      rowOf(row.line, (column) => row.cells[places.get(column) ?? -1] ?? '', findings),
      today,
    ),
  )
  const wrong = new Set(findings.filter(({ isWarning }) => !isWarning).map((finding) => finding.line))
  return { participants: participants.filter((row) => !wrong.has(row.line)), findings }
}

type Row = {
  line: number
  raw: (column: string) => Cell
  text: (column: string, longest: number, clean?: (text: string) => string) => string
  wrong: (column: string, text: string) => void
  warn: (column: string, text: string) => void
}

function rowOf(line: number, raw: (column: string) => Cell, findings: Finding[]): Row {
  const wrong = (column: string, text: string) => void findings.push({ line, column, text })
  return {
    line,
    raw,
    wrong,
    warn: (column, text) => void findings.push({ line, column, text, isWarning: true }),
    text(column, longest, clean = (text) => text) {
      // Normalizes cells of several lines, and removes invisible characters of copied text.
      const text = clean(withoutDirections(String(raw(column)).replace(/\s*[\t-\r]+\s*/g, ' ')))
        .replace(/^[\s\u200b\ufeff]+|[\s\u200b\ufeff]+$/g, '')
        .normalize('NFC')
      if (text === '' && REQUIRED.includes(column)) wrong(column, 'Required')
      else if (text.length > longest) wrong(column, `At most ${longest} characters`)
      else if (text !== '' && !isReadable(text)) wrong(column, 'Invalid characters')
      else if (brokenBy(text) !== null) wrong(column, brokenBy(text) ?? '')
      else if (hasLostDigits(raw(column))) wrong(column, LOST_DIGITS)
      return text
    },
  }
}

const LOST_DIGITS = 'Digits are lost: format the column as text and type it again'

/**
 * Detects a number shortened by a spreadsheet, which keeps 15 digits and writes longer numbers to CSV as
 * 1.23457E+11.
 */
function hasLostDigits(cell: Cell): boolean {
  return typeof cell === 'number' ? Math.abs(cell) >= 1e15 : /^\s*\d(?:\.\d+)?E\+\d+\s*$/i.test(cell)
}

function participantOf(row: Row, today: string): Participant {
  dayOf(row, 'TerminationDate', today)
  return {
    line: row.line,
    social: socialOf(row),
    firstName: nameOf(row, 'FirstName'),
    lastName: nameOf(row, 'LastName'),
    dateOfBirth: dayOf(row, 'DateOfBirth', today),
    address1: writable(row, 'Address1', row.text('Address1', 200)),
    address2: writable(row, 'Address2', row.text('Address2', 200)) || null,
    city: nameOf(row, 'City'),
    state: stateOf(row),
    zip: zipOf(row),
    email: emailOf(row),
    phone: phoneOf(row),
    amount: amountOf(row),
    accountType: accountTypeOf(row),
    planAccountNumber: row.text('PlanAccountNumber', 40) || null,
    reference: row.text('Reference', 40) || null,
  }
}

/** Detects lost letters. Exports write U+FFFD, a question mark, or UTF-8 decoded as Windows-1252 instead. */
const LOST_LETTER =
  /[\ufffd?]|[\u00c2\u00c3][\u00a1-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/

function nameOf(row: Row, column: 'FirstName' | 'LastName' | 'City'): string {
  const name = row.text(column, 100)
  if (brokenBy(name) === null && LOST_LETTER.test(name)) row.wrong(column, 'A letter is lost: type the name again')
  return writable(row, column, name)
}

/**
 * Warns about letters outside ASCII, which files for the bank and the IRS cannot contain, so that staff can ask the
 * plan before loading.
 */
function writable(row: Row, column: string, text: string): string {
  const lost = lostInAscii(text)
  if (lost !== '') row.warn(column, `Files for the bank and the IRS cannot have these letters: ${lost}`)
  return text
}

function socialOf(row: Row): string {
  const social = cleanNumber.social(padded(row.raw('SSN'), 9))
  if (social === '') row.wrong('SSN', 'Required')
  else if (hasLostDigits(row.raw('SSN')) || /^[1-9]\d{6,7}$/.test(social)) row.wrong('SSN', LOST_DIGITS)
  else if (!isSocial(social)) row.wrong('SSN', 'Please enter a valid social security number')
  return social
}

function dayOf(row: Row, column: string, today: string): string {
  const cell = row.raw(column)
  const text =
    typeof cell === 'number' ? dayOfNumber(cell, latestDay(column, today)) : row.text(column, 60, cleanNumber.word)
  if (text === '') return ''
  const day = dayOfText(text)
  if (!isCalendarDay(day)) row.wrong(column, 'Please enter a valid date as MM/DD/YYYY')
  else if (column === 'DateOfBirth' && day >= today) row.wrong(column, 'Date must be in the past')
  return day
}

function stateOf(row: Row): string {
  const state = row.text('State', 40, cleanNumber.state)
  if (state !== '' && !isStateOfAddress(state)) row.wrong('State', 'Please enter the two letters of a state')
  return state
}

function zipOf(row: Row): string {
  const zip = cleanNumber.zip(zipOfCell(row.raw('Zip')))
  if (zip === '') row.wrong('Zip', 'Required')
  else if (/^[1-9]\d{2,3}$/.test(zip)) row.wrong('Zip', LOST_DIGITS)
  else if (!ZIP.test(zip)) row.wrong('Zip', 'Please enter a valid zip code.')
  return zip
}

function emailOf(row: Row): string | null {
  const email = row.text('Email', 400, cleanNumber.email)
  if (email === '') return null
  if (/[^ -~]/.test(email)) row.wrong('Email', 'Letters with accents cannot be in an email here: leave it empty')
  else if (!isEmailAddress(email)) row.wrong('Email', 'Invalid email')
  return email
}

function phoneOf(row: Row): string | null {
  const digits = cleanNumber.phone(String(row.raw('Phone')))
  if (digits === '') return null
  if (!PHONE.test(digits)) row.wrong('Phone', 'Please enter a valid phone number.')
  return digits
}

function amountOf(row: Row): bigint {
  const amount = cleanNumber.amount(String(row.raw('Amount')))
  if (amount === '') row.wrong('Amount', 'Required')
  else if (!AMOUNT.test(amount) || Number(amount) === 0)
    row.wrong('Amount', 'Please enter a valid amount, such as 2450.30')
  else {
    const cents = toCents(Number(amount))
    if (cents > USUAL_LIMIT) row.warn('Amount', 'More than $7,000.00')
    return cents
  }
  return 0n
}

function accountTypeOf(row: Row): 'TRADITIONAL' | 'ROTH' {
  const type = row.text('AccountType', 40, cleanNumber.word)
  const known = /^(traditional|roth)(\s+ira)?$/i.exec(type)?.[1]
  if (type !== '' && !known) row.wrong('AccountType', 'Traditional or Roth')
  return known?.toLowerCase() === 'roth' ? 'ROTH' : 'TRADITIONAL'
}
