import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/child.ts'
import { gqlClient, gqlToken } from '../clients.ts'
import { startStack, type Stack } from '../stack.ts'

// Runs each series of examples from the first to the last step with only the data in the files: the person, values from
// earlier responses, and the code in the newest mail.

const folder = join(root, 'docs/examples')
const series = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'tools')
  .map(({ name }) => name)

interface Step {
  file: string
  task: string
  person: string
  variables: string
  /** Values that later steps need: the name of each, and its path in the response. */
  keeps: ReadonlyArray<readonly [name: string, path: string]>
  /** Path in the response to the number of a job that the test waits for. */
  job: string | null
  /** Path in the response to the URL of a file that the test opens. */
  opens: string | null
  text: string
}

function stepOf(name: string, file: string): Step {
  const text = readFileSync(join(folder, name, file), 'utf8')
  const all = (label: string) => [...text.matchAll(new RegExp(`^# ${label}: (.+)$`, 'gm'))].map(([, said = '']) => said)
  return {
    file,
    task: all('Task')[0] ?? '',
    person: all('As')[0] ?? '',
    variables: all('Variables')[0] ?? '{}',
    keeps: all('Keep').map((said) => said.split(' = ') as [string, string]),
    job: all('Job')[0] ?? null,
    opens: all('Open')[0] ?? null,
    text,
  }
}

const at = (data: unknown, path: string) =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown> | null)?.[name], data)

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ database: 'postgres' })
})
afterAll(() => stack?.stop())

describe.each(series)('the series of examples %s', (name) => {
  const steps = readdirSync(join(folder, name))
    .toSorted()
    .map((file) => stepOf(name, file))

  it('numbers the steps of an example series, each with the same task and a person', () => {
    expect(new Set(steps.map(({ task }) => task)).size).toBe(1)
    expect(steps.map(({ file }) => file.slice(0, 2))).toEqual(
      steps.map((_, index) => String(index + 1).padStart(2, '0')),
    )
    for (const { person } of steps) expect(person).toMatch(/@example\.com$/)
  })

  it('runs an example series from the first step to the last', async () => {
    const values = new Map<string, unknown>()
    for (const step of steps) {
      if (step.variables.includes('"$code"')) values.set('code', await newestCode())
      const token = await gqlToken(stack.gatewayUrl, step.person)
      const variables = filled(step.variables, values)
      const { data, errors } = await gqlClient(stack.gatewayUrl, token)(step.text, variables)
      expect([step.file, errors]).toEqual([step.file, []])
      for (const value of Object.values(data ?? {}))
        expect([step.file, (value as { errors?: object[] } | null)?.errors ?? []]).toEqual([step.file, []])
      for (const [kept, path] of step.keeps) {
        expect(at(data, path) ?? null, `${step.file} keeps ${path}`).not.toBeNull()
        values.set(kept, at(data, path))
      }
      if (step.opens) await open(String(at(data, step.opens)), token)
      if (step.job) await jobCompleted(Number(at(data, step.job)))
    }
    await expectDone(name, values)
  })
})

function filled(variables: string, values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  return JSON.parse(
    variables.replaceAll(/"\$(\w+)"/g, (_, name: string) => {
      expect(values.has(name), `an earlier step keeps ${name}`).toBe(true)
      return JSON.stringify(values.get(name))
    }),
  ) as Record<string, unknown>
}

/** Reads the mailbox as a program does: as JSON, newest mail first. */
async function newestCode(): Promise<string> {
  const response = await fetch(`${stack.gatewayUrl}/dev/mail`, { headers: { accept: 'application/json' } })
  const [newest] = (await response.json()) as { bodyText: string }[]
  return /(?<![\w-])\d{6}(?![\w-])/.exec(newest?.bodyText ?? '')?.[0] ?? ''
}

async function open(path: string, token: string): Promise<void> {
  const { status } = await fetch(`${stack.gatewayUrl}${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect(status).toBe(200)
}

async function jobCompleted(jobId: number): Promise<void> {
  const completed = () => stack.sql('select date_completed is not null as done from job where job_id = $1', [jobId])
  await expect.poll(completed, { timeout: 30_000 }).toEqual([{ done: true }])
}

/** Checks in the database that the whole task is done. */
async function expectDone(name: string, values: ReadonlyMap<string, unknown>): Promise<void> {
  const one = async (text: string, value: unknown) => (await stack.sql(text, [value]))[0]
  const number = (key: string) => values.get(key)
  const outcomes: Record<string, () => Promise<void>> = {
    'request-a-withdrawal': async () => {
      expect(await one('select count(*)::int as n from payment where request_id = $1', number('requestId'))).toEqual({
        n: 1,
      })
      expect(values.get('progress')).toBe('PAID')
    },
    'request-a-rollover': async () =>
      expect(await one('select kind from distribution_request where request_id = $1', number('requestId'))).toEqual({
        kind: 'ROLLOVER',
      }),
    'decide-by-two-people': async () =>
      expect(await one('select status from approval where approval_id = $1', number('approvalId'))).toEqual({
        status: 'APPROVED',
      }),
    'export-a-list': async () => {
      const token = await gqlToken(stack.gatewayUrl, 'service@example.com')
      await open(`/files/export/${String(number('exportId'))}`, token)
    },
    'report-a-death': async () =>
      expect(await one('select status from approval where approval_id = $1', number('approvalId'))).toEqual({
        status: 'APPROVED',
      }),
  }
  const outcome = outcomes[name]
  if (!outcome) throw new Error(`${name}: say what it has to lead to`)
  await outcome()
}
