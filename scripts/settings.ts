import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { ENVIRONMENT as CUSTODIAN } from '../custodian/platform/config/environment.ts'
import { ENVIRONMENT as GATEWAY } from '../gateway/config.ts'
import { aboutOf, SHARED_SETTINGS } from '../server/settings.ts'

// `npm run settings` writes the settings into docs/operations/configure.md and .env.example. `--check` writes nothing
// and exits with 1 if they are out of date.

type Shape = Record<string, z.ZodType>
type Setting = { name: string; otherwise: string; meaning: string; isSecret: boolean }

const GROUPS: ReadonlyArray<readonly [string, Shape]> = [
  ['Read by both servers', SHARED_SETTINGS],
  ['Read by the custodian', without(CUSTODIAN, SHARED_SETTINGS)],
  ['Read by the gateway', without(GATEWAY, SHARED_SETTINGS)],
]
const BEGIN = '<!-- settings: written by npm run settings -->'
const END = '<!-- end of settings -->'

const isCheck = process.argv.includes('--check')
const operations = readFileSync('docs/operations/configure.md', 'utf8')
const [before = '', rest = ''] = operations.split(BEGIN)
const after = rest.split(END)[1]
if (after === undefined) throw new Error(`docs/operations/configure.md has no place between "${BEGIN}" and "${END}".`)
const stale = [
  isStale('docs/operations/configure.md', `${before}${BEGIN}\n\n${GROUPS.map(tableOf).join('\n\n')}\n\n${END}${after}`),
  isStale('.env.example', `${GROUPS.map(exampleOf).join('\n\n')}\n`),
]
if (isCheck && stale.includes(true)) {
  console.error('Run npm run settings: the documentation of the settings is stale.')
  process.exit(1)
}

function isStale(file: string, wanted: string): boolean {
  if (contentOf(file) === wanted) return false
  if (!isCheck) writeFileSync(file, wanted)
  return true
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function without(shape: Shape, others: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([name]) => !(name in others)))
}

function settingsOf(shape: Shape): Setting[] {
  return Object.entries(shape).map(([name, schema]) => {
    const { meaning, otherwise, isSecret } = aboutOf(shape, name)
    return { name, meaning, otherwise: otherwise ?? defaultOf(schema), isSecret: isSecret === true }
  })
}

/** The default value in readable form. */
function defaultOf(schema: z.ZodType): string {
  if (!(schema instanceof z.ZodDefault)) return ''
  const value: unknown = schema.def.defaultValue
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)
}

function tableOf([title, shape]: readonly [string, Shape]): string {
  const rows = settingsOf(shape).map(
    ({ name, otherwise, meaning, isSecret }) =>
      `| \`${name}\` | ${otherwise || '–'} | ${meaning}${isSecret ? '. Secret' : ''} |`,
  )
  return [`${title}:`, '', '| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
}

function exampleOf([title, shape]: readonly [string, Shape]): string {
  const settings = settingsOf(shape).map(({ name, otherwise, meaning }) => {
    const text = `${meaning}${otherwise ? ` [${otherwise}]` : ''}`.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    return `# ${text.replaceAll('`', '')}\n#${name}=`
  })
  return [`## ${title}`, ...settings].join('\n\n')
}
