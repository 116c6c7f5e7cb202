import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getOperationAST, parse } from 'graphql'
import type { Credential } from '../contract/credentials.ts'
import type { RegisteredOperation } from '../contract/registeredOperations.ts'
import { orSay } from '../custodian/platform/command.ts'
import { loadCommandConfig } from '../custodian/platform/config/config.ts'
import { askOnlyRunning } from '../custodian/platform/process/running.ts'
import { registerable } from '../gateway/execution/registerable.ts'
import { buildSchema, modules } from '../gateway/schema.ts'
import { root } from './child.ts'

// `npm run operation` registers GraphQL operations of a machine credential at the custodian on this machine:
//   -- list --credential <name or number>
//   -- register <file.graphql> --credential <name or number>
//   -- remove <operation> --credential <name or number>
//   -- only --credential <name or number>   limits the credential to its registered operations permanently
// The custodian has no GraphQL, so the gateway's rules check an operation here, and again when it is called.

const USAGE = [
  'Usage: npm run operation -- list --credential <name or number>',
  '       npm run operation -- register <file.graphql> --credential <name or number>',
  '       npm run operation -- remove <operation> --credential <name or number>',
  '       npm run operation -- only --credential <name or number>',
  '"only" limits the credential to its registered operations, permanently.',
].join('\n')

type Command = { verb: 'list' | 'only' | 'register' | 'remove'; subject: string; credential: string }

const command = readCommand(process.argv.slice(2))
if (!command) {
  console.error(USAGE)
  process.exit(64)
}
await orSay(() => run(command))
process.exit(0)

function readCommand(words: readonly string[]): Command | null {
  const [verb = '', ...more] = words
  const subject = verb === 'register' || verb === 'remove' ? (more.shift() ?? '') : null
  const isKnown = subject !== null ? subject !== '' : verb === 'list' || verb === 'only'
  const [flag, credential = ''] = more
  if (!isKnown || flag !== '--credential' || credential === '' || more.length !== 2) return null
  return { verb: verb as Command['verb'], subject: subject ?? '', credential }
}

async function run({ verb, subject, credential: named }: Command): Promise<void> {
  const config = loadCommandConfig()
  const ask = (path: string, body: object) => askOnlyRunning(config, `/credential/command${path}`, body)
  const credential = live((await ask('/list', {}))['credentials'] as Credential[], named)
  const { credentialId } = credential
  if (verb === 'register') {
    const document = readFileSync(subject, 'utf8').trim()
    const { name, problems } = registerable(buildSchema(), modules, document, {
      scopes: credential.scopes,
      taken: namesOfTheWeb(),
    })
    if (problems.length > 0) throw new Error([`${subject} cannot be registered:`, ...problems].join('\n  '))
    return show(await ask('/operation', { credentialId, name, document }))
  }
  if (verb === 'remove') return show(await ask('/operation/remove', { credentialId, name: subject }))
  return show(await ask(verb === 'only' ? '/operation/only' : '/operation/list', { credentialId }))
}

/** The active or pending credential with this name or number. */
function live(credentials: readonly Credential[], named: string): Credential {
  const found = credentials.find(
    ({ credentialId, name, status }) =>
      (status === 'USABLE' || status === 'WAITING') &&
      (String(credentialId) === named || name.toLowerCase() === named.toLowerCase()),
  )
  if (!found) throw new Error(`There is no machine credential "${named}" that is active or waits for approval.`)
  return found
}

function namesOfTheWeb(): ReadonlySet<string> {
  const texts = JSON.parse(readFileSync(join(root, 'gateway/documents.json'), 'utf8')) as Record<string, string>
  return new Set(Object.values(texts).map((text) => getOperationAST(parse(text))?.name?.value ?? ''))
}

function show(answer: Record<string, unknown>): void {
  const operations = answer['operations'] as RegisteredOperation[]
  for (const { name, hash, createdAt } of operations) console.log(`${name}  ${hash.slice(0, 12)}  since ${createdAt}`)
  if (operations.length === 0) console.log('No operations are registered.')
  console.log(
    answer['onlyRegistered'] ? 'The credential may send only these.' : 'The credential may also send other documents.',
  )
}
