import { EVENT_KINDS } from '../../contract/events.ts'
import type { Webhook } from '../../contract/webhooks.ts'
import { orSay } from '../platform/command.ts'
import { loadCommandConfig } from '../platform/config/config.ts'
import { approvalLine } from '../approvals/approvalLine.ts'
import { askOnlyRunning } from '../platform/process/running.ts'
import { readWebhookCommand } from '../webhooks/command.ts'

// `npm run webhook -- list`: webhooks of the custodian on this machine. `-- create <name> <address> [--kind <kind>] …`
// creates one and prints its secret once, `-- test <number>` sends it a test event, `-- end <number>` ends one.
// `-- roll <number> [--keep-old <hours>]` replaces its secret, `-- replay <number> [--after <position>]` sends events
// again. Without arguments it prints the kinds of events.

const command = readWebhookCommand(process.argv.slice(2))
if (!command) {
  console.error(
    [
      'Usage: npm run webhook -- list',
      '       npm run webhook -- create <name> <address> [--kind <kind>] …',
      '       npm run webhook -- test <number>',
      '       npm run webhook -- roll <number> [--keep-old <hours, 24 unless given>]',
      '       npm run webhook -- end <number>',
      '       npm run webhook -- replay <number> [--after <position>]',
      `  kinds: ${EVENT_KINDS.join(' ')}; all of them without one`,
      'A webhook sends when a person of staff has approved it.',
    ].join('\n'),
  )
  process.exit(64)
}
await orSay(async () => {
  const config = loadCommandConfig()
  const answer = await askOnlyRunning(config, command.path, command.body)
  if (answer['messageId'] !== undefined) {
    const failure = answer['failure'] as string | null
    console.log(`${answer['messageId'] as string}  ${failure === null ? 'taken' : `not taken: ${failure}`}`)
    if (failure !== null) process.exitCode = 1
    return
  }
  const all = (answer['webhooks'] ?? [answer['webhook'] ?? answer]) as Webhook[]
  console.log(all.map(lineOf).join('\n') || 'None.')
  if (answer['secret'] !== undefined) {
    console.log(`Shown this once:\n${answer['secret'] as string}`)
    const { approvalId } = answer['webhook'] as Webhook
    if (approvalId !== null) console.log(approvalLine(approvalId, config.publicOrigin))
  }
  if (answer['count'] !== undefined) console.log(`Sent again: ${answer['count'] as number}`)
})
process.exit()

function lineOf({ webhookId, ...webhook }: Webhook): string {
  const { name, url, status, approvalId, kinds, toSend, givenUp, lastSentAt, lastFailure, oldSecretUntil } = webhook
  const sent = lastSentAt ? `last change sent ${lastSentAt}` : 'no change sent'
  const state = approvalId === null ? status : `${status} for approval ${approvalId}`
  const failed = lastFailure ? `  last failure ${lastFailure}` : ''
  const old = oldSecretUntil ? `  old secret until ${oldSecretUntil}` : ''
  return `${webhookId}  ${name}  ${url}  ${state}  ${kinds.join(',')}  ${toSend} to send  ${givenUp} given up  ${sent}${failed}${old}`
}
