import { createCredentialByCommand, type Credential } from '../../contract/credentials.ts'
import { SCOPES } from '../../contract/scopes.ts'
import { readCredentialCommand } from '../credentials/command.ts'
import { orSay } from '../platform/command.ts'
import { loadCommandConfig } from '../platform/config/config.ts'
import { approvalLine } from '../approvals/approvalLine.ts'
import { askOnlyRunning } from '../platform/process/running.ts'

// `npm run credential -- list`: machine credentials of the custodian on this machine. `-- revoke <number>` revokes
// one. `-- create <name> --scope <scope> … --days <1 to 366>` creates one and prints its token once. Options: --owner
// <number> or --plan <number> (limits its access), --from <address or network> …, --per-minute <1 to 6000>. Without
// arguments it prints the scopes.

const command = readCredentialCommand(process.argv.slice(2))
if (!command || 'missing' in command) {
  console.error(
    [
      ...(command ? [command.missing] : []),
      'Usage: npm run credential -- list',
      '       npm run credential -- revoke <number>',
      '       npm run credential -- create <name> --scope <scope> … --days <1 to 366>',
      '                             [--owner <number> | --plan <number>] [--from <address or network>] …',
      '                             [--per-minute <1 to 6000>]',
      `  scopes: ${SCOPES.join(' ')}`,
      'A credential that may write, or that is for no one owner or plan, works when a person of staff has approved it.',
    ].join('\n'),
  )
  process.exit(64)
}
await orSay(async () => {
  const config = loadCommandConfig()
  const answer = await askOnlyRunning(config, command.path, command.body)
  if (command.path === createCredentialByCommand.operator!.slice('/api'.length)) {
    const credential = answer['credential'] as Credential
    console.log(`${lineOf(credential)}\nShown this once:\n${String(answer['token'])}`)
    const { approvalId } = credential
    if (approvalId !== null) console.log(approvalLine(approvalId, config.publicOrigin))
  } else {
    const all = (answer['credentials'] as Credential[] | undefined) ?? [answer as Credential]
    console.log(all.map(lineOf).join('\n') || 'None.')
  }
})
process.exit(0)

function lineOf(credential: Credential): string {
  const { credentialId, name, hint, status, approvalId, scopes, expiresAt, lastUsedAt } = credential
  const used = lastUsedAt ? `used ${lastUsedAt}` : 'never used'
  const state = approvalId === null ? status : `${status} for approval ${approvalId}`
  return `${credentialId}  ${hint}  ${name}  ${state}  ${scopes.join(',')}  until ${expiresAt}  ${used}`
}
