import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/child.ts'
import { findProblems, readImports } from '../../scripts/imports.ts'
import { newCall } from '../../scripts/new/call.ts'
import { createEdits } from '../../scripts/new/edits.ts'
import { newJob } from '../../scripts/new/job.ts'
import { newScreen } from '../../scripts/new/screen.ts'
import { sharedDemoData } from '../template.ts'

// Generates a domain, a job, a call and a screen in a copy of the sources, and updates the generated files.

const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results'])
const copy = mkdtempSync(join(tmpdir(), 'portal-new-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))
const textOf = (path: string) => readFileSync(join(copy, path), 'utf8')
const edits = createEdits((path) => {
  try {
    return textOf(path)
  } catch {
    return null
  }
})

function run(command: string, args: string[], settings: Record<string, string> = {}) {
  const { VITEST: _vitest, NODE_ENV: _test, ...environment } = process.env
  const env = { ...environment, ...settings }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

const newDomain = () =>
  run(process.execPath, ['--import', './scripts/node24.js', 'scripts/new/main.ts', 'domain', 'feedback'])

beforeAll(() => {
  run('cp', ['-R', ...readdirSync(root).flatMap((name) => (LEFT_OUT.has(name) ? [] : [join(root, name)])), copy])
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  newJob(edits, 'notes', 'countPins', ['9998_last.sql'])
  newCall(edits, 'notes', 'getPinCount')
  newScreen(edits, 'notes', 'PinCount')
  for (const [path, text] of edits.files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  run(
    join(root, 'node_modules/.bin/oxfmt'),
    [...edits.files.keys()].filter((file) => /\.tsx?$/.test(file)),
  )
  const { status, output } = newDomain()
  if (status !== 0) throw new Error(output)
})

const made = [
  'contract/feedback.ts',
  'custodian/feedback/feedback.routes.ts',
  'custodian/feedback/feedback.test.ts',
  'gateway/feedback/feedback.resolvers.ts',
  'web/feedback/FeedbackPage.tsx',
  'web/feedback/FeedbackPage.test.tsx',
  'web/feedback/routes.ts',
]

test('generates code that the type check, the linter, the formatter and the import rules accept', () => {
  // The job's resolver is generic over the job types, so it is checked too.
  const files = [...new Set([...edits.files.keys(), ...made, 'gateway/jobs/jobs.resolvers.ts'])].filter((file) =>
    /\.tsx?$/.test(file),
  )
  expect(run(join(root, 'node_modules/.bin/oxlint'), ['--type-aware', '--type-check', ...files])).toMatchObject({
    status: 0,
    output: expect.stringContaining('Found 0 warnings and 0 errors'),
  })
  expect(run(join(root, 'node_modules/.bin/oxfmt'), ['--check', ...files])).toMatchObject({ status: 0 })
  expect(findProblems(readImports(copy))).toEqual([])
})

test('generates code that passes its own tests and the tests of calls, schema and routes', async () => {
  const tests = [
    ...[...edits.files.keys(), ...made].filter((file) => /\.test\.tsx?$/.test(file)),
    'tests/contract/calls.test.ts',
    'tests/contract/gateway.test.ts',
    'gateway/schema.test.ts',
    'web/app/routes.test.ts',
  ]
  // One worker loads the parts once. The servers migrate a copy of the demo data instead of loading it again.
  const { status, output } = run(process.execPath, ['node_modules/.bin/vitest', 'run', '--maxWorkers=1', ...tests], {
    ...(await sharedDemoData()),
    ONLY_FIELDS: 'AccountOwner.feedback,AccountOwner.pinCount',
  })
  expect([status, output]).toEqual([0, expect.stringContaining(`${tests.length} passed`)])
})

test('refuses to generate a domain with a name that is taken, and changes nothing', () => {
  const before = textOf('custodian/server.ts')
  expect(newDomain()).toMatchObject({ status: 1, output: expect.stringContaining('exists already') })
  expect(textOf('custodian/server.ts')).toBe(before)
})
