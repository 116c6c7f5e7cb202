import { orSay } from '../platform/command.ts'
import { loadCommandConfig } from '../platform/config/config.ts'
import { commandServices } from '../preparedServices.ts'
import { askRunning } from '../platform/process/running.ts'
import { runningOrHere } from '../platform/process/runningOrHere.ts'
import { readSecondFactorReset, resetSecondFactor } from '../session/resetSecondFactor.ts'
import { changeStaff, readStaffChange } from '../session/staff.ts'

// `npm run staff -- <e-mail> <1|2|4|off|reset-second-factor> [--person <name>] [--owner <number>]`. A running custodian
// does the work; without one the command opens the database itself.
//   1    administrator
//   2    customer service
//   4    compliance
//   off  closes the login
//   reset-second-factor  removes a lost authenticator app from a login, also of a customer
//   --person  the name of the person: all logins with this name are one person, who can't approve their changes
//   --owner   the account owner that this person is: the person can't decide anything about these accounts

const words = process.argv.slice(2)
const change = readStaffChange(words)
const lost = readSecondFactorReset(words)
if (!change && !lost) {
  console.error(
    [
      'Usage: npm run staff -- <e-mail> <role> [--person <name>] [--owner <number>]',
      '  1    administrator',
      '  2    customer service',
      '  4    compliance',
      '  off  closes the login',
      '  reset-second-factor  takes a lost authenticator app off a login, of a customer too',
      '  --person  whose login it is: logins of one name are one person, who never decides what it made itself',
      '  --owner   the account owner that this person is: it decides nothing about its own accounts',
    ].join('\n'),
  )
  process.exit(64)
}
const config = loadCommandConfig()
const { link } = await orSay(() => runningOrHere<{ link?: unknown }>(askCustodian, doHere))
console.log(typeof link === 'string' ? `To set the password, once and within 72 hours:\n${link}` : 'Done.')
process.exit(0)

function askCustodian() {
  return change
    ? askRunning(config, '/staff', change)
    : askRunning(config, '/staff/reset-second-factor', { email: lost })
}

async function doHere(): Promise<{ link: string | null }> {
  const services = await commandServices(config)
  try {
    const link = await (change ? changeStaff(services, change) : resetSecondFactor(services, lost ?? ''))
    return { link }
  } finally {
    await services.database.close()
  }
}
