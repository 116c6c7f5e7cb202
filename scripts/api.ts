import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deprecationsWithoutDay, graphqlChanges, renamedTable, restChanges, type ApiChanges } from './api-changes.ts'
import { root } from './child.ts'

// `npm run api` writes the changes of both APIs since the last release into CHANGELOG-API.md, and the renamed names of
// GraphQL into docs/api/renamed.md. With --check it fails for a breaking change without an earlier deprecation, or if a
// file is out of date. With --release <version> the changes
// become that version, which later changes are compared with.

const STATES = [
  { now: 'schema.graphql', released: 'docs/api/released/schema.graphql' },
  { now: 'custodian/openapi.json', released: 'docs/api/released/openapi.json' },
] as const
const CHANGELOG = 'CHANGELOG-API.md'
const RENAMED = 'docs/api/renamed.md'
const UNRELEASED = '## Unreleased'
const NOTHING: ApiChanges = { breaking: [], deprecated: [], other: [] }

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const json = (path: string) => JSON.parse(read(path)) as object
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

const [schema, openapi] = STATES
const graphql = await graphqlChanges(read(schema.released), read(schema.now))
const rest = restChanges(json(openapi.released), json(openapi.now))
const problems = [
  ...graphql.breaking.map((line) => `breaks programs: ${line}`),
  ...rest.breaking.map((line) => `breaks programs: ${line}`),
  ...deprecationsWithoutDay(read(schema.now)).map((name) => `${name}: the reason of @deprecated says no day`),
]
const version = process.argv.includes('--release') ? process.argv.at(-1) : undefined
const written = {
  [CHANGELOG]: changelog(version),
  [RENAMED]: `# Renamed names of the GraphQL API

Written by \`npm run api\` from the \`@deprecated\` directives of \`schema.graphql\`; do not edit. An old name works as before; if the new name is an enum, the old one has the number of REST. Send only one of the two names of an argument.

${renamedTable(read(schema.now))}
`,
}

if (process.argv.includes('--check')) {
  for (const [file, text] of Object.entries(written)) {
    if (!existsSync(join(root, file)) || read(file) !== text)
      problems.push(`${file} is out of date: run \`npm run api\` and commit it.`)
  }
} else {
  for (const [file, text] of Object.entries(written)) write(file, text)
  if (version !== undefined) for (const state of STATES) copyFileSync(join(root, state.now), join(root, state.released))
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

/** The changelog with a new section for unreleased changes, or for the version being released. */
function changelog(released: string | undefined): string {
  const [head = '', found = ''] = read(CHANGELOG).split(`${UNRELEASED}\n`)
  const older = found.search(/^## /m)
  const parts = part('GraphQL', graphql) + part('REST', rest)
  const nothing = part('GraphQL', NOTHING) + part('REST', NOTHING)
  const newest = released === undefined ? parts : `${nothing}## ${released}\n\n${parts}`
  return `${head}${UNRELEASED}\n\n${newest}${older < 0 ? '' : found.slice(older)}`.replace(/\n+$/, '\n')
}

function part(name: string, changes: ApiChanges): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n`
  const text =
    list('Breaking:', changes.breaking) +
    list('Deprecated, or gone after having been:', changes.deprecated) +
    list('Added or widened:', changes.other)
  return `### ${name}\n\n${text || 'Nothing.\n\n'}`
}
