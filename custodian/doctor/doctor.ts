import nodemailer from 'nodemailer'
import type { Config } from '../platform/config/config.ts'
import { freeDisk } from '../platform/process/freeDisk.ts'
import { createScanner, TEST_FILE } from '../platform/scanner/scanner.ts'
import { missingTable, stateRulesOf } from '../taxes/rules.ts'
import { taxCalendarOf } from '../taxYear/taxCalendar.ts'
import { lookAtDatabase } from './database.ts'
import { datesIn } from '../platform/clock.ts'
import { reasonOf, type Finding } from './finding.ts'

const PATIENCE_MS = 5_000
const LEAST_DISK = 5_000_000_000

/**
 * Checks everything that the custodian with these settings depends on, and changes nothing. A missing required setting
 * is already refused when the settings are read.
 */
export async function examine(config: Config, now = new Date()): Promise<Finding[]> {
  const looks = [lookAtDisk, lookAtDatabase, lookAtMail, lookAtScanner, lookAtCustodian, lookAtGateway]
  const today = datesIn(config.businessTimeZone)(now)
  const found = await Promise.all(looks.map((look) => look(config, today)))
  return [...found.flat(), lookAtTaxTable(config, today), lookAtTaxHolidays(config)]
}

async function lookAtDisk({ dataDir }: Config): Promise<Finding[]> {
  const free = await freeDisk(dataDir)
  const seen = `${Math.floor(free / 1e9)} GB free`
  return [{ what: `disk of ${dataDir}`, seen, wrong: free < LEAST_DISK ? `${seen}: less than 5 GB` : null }]
}

function lookAtTaxTable(config: Config, today: string): Finding {
  const what = 'state withholding table'
  try {
    const missing = missingTable(stateRulesOf(config), today)
    const wrong = missing && `no rows of ${missing.year} for ${missing.states.join(', ')}`
    return { what, seen: 'has rows for the year', wrong }
  } catch (error) {
    return { what, seen: '', wrong: reasonOf(error) }
  }
}

function lookAtTaxHolidays(config: Config): Finding {
  const what = 'legal holidays'
  try {
    const { changes } = taxCalendarOf(config)
    const seen = changes === 0 ? 'calculated' : `calculated; days changed by TAX_HOLIDAYS_FILE: ${changes}`
    return { what, seen, wrong: null }
  } catch (error) {
    return { what, seen: '', wrong: reasonOf(error) }
  }
}

async function lookAtMail({ smtpUrl }: Config): Promise<Finding[]> {
  if (smtpUrl === null) return []
  const { hostname, port } = new URL(smtpUrl)
  const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  const transport = nodemailer.createTransport({ url: smtpUrl, ...limits })
  const wrong = await transport.verify().then(() => null, reasonOf)
  transport.close()
  return [{ what: `mail server ${hostname}${port && `:${port}`}`, seen: 'accepts the login', wrong }]
}

async function lookAtScanner({ virusScanner }: Config): Promise<Finding[]> {
  if (virusScanner === null) return []
  const scanner = createScanner(virusScanner)
  const [clean, infected] = [await scanner.scan(Buffer.from('clean')), await scanner.scan(TEST_FILE)]
  const isRight = clean === 'clean' && infected === 'infected'
  const wrong = isRight ? null : `returns "${clean}" for a clean file and "${infected}" for the EICAR test file`
  return [{ what: `scanner ${new URL(virusScanner).host}`, seen: 'detects the EICAR test file', wrong }]
}

function lookAtCustodian({ host, port }: Config): Promise<Finding[]> {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return lookAtAddress('custodian', `http://${address.includes(':') ? `[${address}]` : address}:${port}/api/ready`)
}

function lookAtGateway({ publicOrigin }: Config): Promise<Finding[]> {
  return lookAtAddress('gateway at PUBLIC_ORIGIN', `${publicOrigin}/ready`)
}

async function lookAtAddress(what: string, address: string): Promise<Finding[]> {
  const finding = (wrong: string | null) => [{ what: `${what} (${address})`, seen: 'ready', wrong }]
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return finding(answer.ok ? null : `responds ${answer.status}: ${(await answer.text()).slice(0, 200)}`)
  } catch (error) {
    return finding(reasonOf(error))
  }
}
