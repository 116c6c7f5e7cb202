import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'
import { root } from './child.ts'
import { cyclesOf, type Graph } from './cycles.ts'
import { FOR_WEB } from './for-web.ts'

/**
 * The folders that every web domain may import; the shell around the screens and the route table are not among them.
 */
const FOR_SCREENS = [
  ...FOR_WEB,
  'web/kit',
  'web/core/session',
  'web/core/relay',
  'web/core/screens',
  'web/core/live',
  'web/core/files',
  'web/__generated__',
]

/** The web's domains, each with the other domains that its screens import. */
const DOMAINS: Readonly<Record<string, readonly string[]>> = {
  accounting: ['approvals', 'charts', 'exports'],
  accounts: ['approvals', 'charts', 'deaths', 'distributions', 'distributions/tracking', 'holds', 'overview', 'owners'],
  approvals: [],
  audit: ['exports'],
  bank: ['exports'],
  beneficiaries: ['charts', 'owners'],
  charts: [],
  compliance: ['distributions', 'exports', 'owners'],
  credentials: ['approvals'],
  deaths: ['approvals', 'distributions/claims'],
  distributions: [],
  'distributions/claims': ['charts', 'distributions'],
  'distributions/requests': ['approvals', 'distributions', 'exports', 'notes'],
  'distributions/tracking': ['charts', 'distributions', 'holds'],
  'distributions/wizard': ['charts', 'distributions', 'owners'],
  documents: ['distributions/tracking', 'exports', 'payments'],
  exports: ['approvals'],
  faq: [],
  gallery: ['charts'],
  holds: [],
  jobs: ['exports'],
  mail: ['exports'],
  notes: ['exports'],
  overview: ['charts', 'taxYear'],
  owners: ['approvals', 'audit', 'notes', 'session'],
  payments: ['exports'],
  periods: ['accounting', 'approvals'],
  planUploads: ['approvals', 'exports'],
  plans: ['approvals', 'exports'],
  registration: [],
  reports: [],
  session: [],
  signature: ['distributions'],
  taxYear: ['exports', 'jobs'],
  taxes: ['accounting', 'approvals', 'charts'],
  webhooks: ['approvals'],
}

/** Folders that a folder may import; if several rules match a file, the innermost applies. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract'],
  web: ['web', ...FOR_WEB],
  'web/kit': ['web/kit', ...FOR_WEB],
  'web/core/session': ['web/core/session', 'web/kit'],
  'web/core/relay': ['web/core/relay', 'web/core/session', 'web/kit', 'web/__generated__'],
  'web/core/screens': [
    'web/core/screens',
    'web/core/relay',
    'web/core/session',
    'web/kit',
    'web/__generated__',
    ...FOR_WEB,
  ],
  'web/core/live': [
    'web/core/live',
    'web/core/screens',
    'web/core/relay',
    'web/core/session',
    'web/kit',
    'web/__generated__',
  ],
  'web/core/files': ['web/core/files', 'web/core/session', 'web/kit'],
  // Of the portal, the page for developers imports only the settings of the device.
  'web/graphiql': ['web/graphiql', 'web/kit/page', 'docs/examples'],
  'web/app/shell': ['web/app/shell', ...FOR_SCREENS],
  ...Object.fromEntries(
    Object.entries(DOMAINS).map(([domain, others]) => [
      `web/${domain}`,
      [...FOR_SCREENS, `web/${domain}`, ...others.map((other) => `web/${other}`)],
    ]),
  ),
  'web/build/relay': [],
  server: ['server'],
  gateway: ['gateway', 'contract', 'server'],
  custodian: ['custodian', 'contract', 'server', 'scripts'],
  // Client programs know the portal only through its schema.
  tools: ['tools'],
  'custodian/platform': ['custodian/platform', 'contract', 'server'],
  'custodian/ledger': ['custodian/ledger', 'custodian/platform', 'contract'],
}

/** Folders with their own rule, without the top-level parts. */
export const folderRules = (): string[] => Object.keys(MAY_IMPORT).filter((folder) => folder.includes('/'))

/** Every source file, with its imports from this repository. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>

/** The parts with import rules. */
export const PARTS = Object.keys(MAY_IMPORT).filter((folder) => !folder.includes('/'))

/** Reads the imports of all parts, including type imports and worker programs. */
export function readImports(folder = root, parts: readonly string[] = PARTS): Imports {
  const files = globSync(`{${parts.join(',')}}/**/*.{ts,tsx}`, { cwd: folder })
  const sources = new Set(files.filter((file) => !file.includes('__generated__')))
  return new Map([...sources].sort().map((file) => [file, new Set(importedBy(folder, file, sources))]))
}

function importedBy(folder: string, file: string, sources: ReadonlySet<string>): string[] {
  const text = readFileSync(join(folder, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    ...[...text.matchAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g)].map(([, program = '']) => program),
  ]
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier))
    .map((path) => [path, `${path}.ts`, `${path}.tsx`].find((one) => sources.has(one)) ?? path)
}

/** Every import that breaks a rule, and every cycle between files or folders, one line each. */
export function findProblems(imports: Imports): string[] {
  return [...forbidden(imports), ...cycles(imports)]
}

/** A test may import anything. */
const isTest = (file: string) => /\.test\.tsx?$|\/test[-\w.]*\.tsx?$/.test(file)

function forbidden(imports: Imports): string[] {
  const rules = Object.entries(MAY_IMPORT)
  return [...imports].flatMap(([file, imported]) => {
    const [folder, allowed] = rules.filter(([one]) => isIn(file, one)).sort(byDepth)[0] ?? []
    if (allowed === undefined || isTest(file)) return []
    return [...imported]
      .filter((path) => !allowed.some((one) => isIn(path, one)))
      .map((path) => `${folder} may not import this: ${file} → ${path}`)
  })
}

const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)
const byDepth = ([one]: [string, unknown], [other]: [string, unknown]) => other.length - one.length

function cycles(files: Imports): string[] {
  const report = (of: typeof dirname, name: string) =>
    cyclesOf(graphOf(files, of)).map(
      (cycle) => `${name} in a cycle: ${cycle.join(' → ')}, by ${edges(files, cycle, of)}`,
    )
  const folders = report(dirname, 'folders')
  return [
    ...cyclesOf(files).map((cycle) => `files in a cycle: ${cycle.join(' → ')}`),
    ...folders,
    ...(folders.length > 0 ? [] : report(domainOf, 'domains')),
  ]
}

/**
 * The folder of a server's domain (`custodian/payments`), including subfolders; in other parts, the file's own folder.
 */
function domainOf(file: string): string {
  const [part = '', domain = ''] = file.split('/')
  return part === 'custodian' || part === 'gateway' ? `${part}/${domain}` : dirname(file)
}

function graphOf(files: Imports, of: typeof dirname): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [file, imported] of files) {
    if (isTest(file)) continue
    const own = graph.get(of(file)) ?? new Set()
    for (const path of imported) if (files.has(path) && of(path) !== of(file)) own.add(of(path))
    graph.set(of(file), own)
  }
  return graph
}

/** One import for each step of a cycle between folders or domains. */
function edges(files: Imports, cycle: readonly string[], of: typeof dirname): string {
  return cycle
    .map((folder, index) => {
      const next = cycle[(index + 1) % cycle.length]
      for (const [file, imported] of files)
        if (of(file) === folder && !isTest(file))
          for (const path of imported) if (of(path) === next) return `${file} → ${path}`
      return folder
    })
    .join('; ')
}
