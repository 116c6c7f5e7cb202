import type { Maintenance } from '../../contract/maintenance.ts'
import { orSay } from '../platform/command.ts'
import { loadCommandConfig } from '../platform/config/config.ts'
import { readMaintenanceCommand } from '../maintenance/command.ts'
import { askOnlyRunning } from '../platform/process/running.ts'

// `npm run maintenance` prints the current mode of the custodian on this machine.
//   -- announce "<sentence>"   shows a sentence to everybody
//   -- read-only "<sentence>"  also refuses every write with this sentence
//   -- off                     ends both

const command = readMaintenanceCommand(process.argv.slice(2))
if (!command) {
  console.error(
    [
      'Usage: npm run maintenance                              says what holds',
      '       npm run maintenance -- announce "<sentence>"     tells everybody',
      '       npm run maintenance -- read-only "<sentence>"    and refuses every write with it',
      '       npm run maintenance -- off',
    ].join('\n'),
  )
  process.exit(64)
}
const WORDS = { OFF: 'Off: nothing is announced.', ANNOUNCE: 'Announced', READ_ONLY: 'Read-only' }
await orSay(async () => {
  const answer = (await askOnlyRunning(loadCommandConfig(), command.path, command.body)) as unknown as Maintenance
  const { mode, text, since } = answer
  console.log(mode === 'OFF' ? WORDS.OFF : `${WORDS[mode]} since ${since}: ${text}`)
})
process.exit(0)
