import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runTool, startProgram, ended } from '../child.ts'
import { newCall } from './call.ts'
import { createEdits, pascal, type Edits } from './edits.ts'
import { newJob } from './job.ts'
import { newScreen } from './screen.ts'
import { writeRelaySchema } from '../relay-schema.ts'

// `npm run new` makes a small working example of its kind, with its test, and renews the generated files:
//   npm run new -- job <domain> <name>      a job, such as: job notes unpinNotes
//   npm run new -- call <domain> <getName>  a read of REST and its GraphQL field, such as: call notes getNoteCount
//   npm run new -- screen <domain> <Name>   a screen, such as: screen notes NoteCount
//   npm run new -- domain <name>            a new folder of the same name in each part, with a call and a screen
// docs/guides tells how to complete the example. Changes nothing if one of the files exists already.

const MIGRATIONS = 'custodian/platform/db/migrations'
const KINDS: Readonly<Record<string, (edits: Edits, domain: string, name: string) => string[]>> = {
  job: (edits, domain, name) => newJob(edits, domain, name, readdirSync(join(root, MIGRATIONS)).filter(isMigration)),
  call: newCall,
  screen: newScreen,
  domain: (edits, domain) => [
    ...newCall(edits, domain, `get${pascal(domain)}`),
    ...newScreen(edits, domain, pascal(domain)),
  ],
}
const isMigration = (file: string) => /^\d{4}_.*\.sql$/.test(file)

const [kind = '', domain = '', name = domain, ...more] = process.argv.slice(2)
const make = KINDS[kind]
const isName = /^[a-zA-Z][a-zA-Z0-9]{2,40}$/
if (
  !make ||
  more.length > 0 ||
  !isName.test(domain) ||
  !isName.test(name) ||
  (kind === 'domain') !== (name === domain)
) {
  console.error('Usage: npm run new -- job|call|screen <domain> <name>\n       npm run new -- domain <name>')
  process.exit(64)
}
try {
  const edits = createEdits(textOf)
  const next = make(edits, domain, name)
  for (const [path, text] of edits.files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  await renew([...edits.files.keys()])
  console.log([...edits.files.keys()].map((path) => `  ${path}`).join('\n'))
  console.log(`${next.join('\n')}\nThen \`npm run api\` and \`npm run check\`.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function textOf(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return null
  }
}

/** Formats the files and writes what is generated from them. @throws Error if a generator fails */
async function renew(files: string[]): Promise<void> {
  const run = async (what: string, code: Promise<number>) => {
    if ((await code) !== 0) throw new Error(`${what} failed, see above.`)
  }
  const program = (path: string) => ended(startProgram(path, [], { stdio: 'inherit' }))
  await run(
    'oxfmt',
    runTool(
      'oxfmt',
      files.filter((file) => /\.tsx?$/.test(file)),
    ),
  )
  await run('npm run openapi', program('custodian/openapi.print.ts'))
  await run('npm run schema', program('gateway/schema.print.ts'))
  writeRelaySchema()
  await run('relay-compiler', runTool('relay-compiler', []))
  if (kind === 'call' || kind === 'domain')
    await run('who-may.txt', runTool('vitest', ['run', 'tests/contract/calls.test.ts', '-t', 'who-may', '-u']))
}
