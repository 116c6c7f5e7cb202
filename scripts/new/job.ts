import { kebab, title, type Edits } from './edits.ts'

/** Generates a job in `custodian/<domain>` that counts account owners, with its number, migration, test and documentation. */
export function newJob(edits: Edits, domain: string, name: string, migrations: readonly string[]): string[] {
  const types = 'contract/jobType.ts'
  const numbers = [...edits.existing(types).matchAll(/^ {2}\w+: (\d+),$/gm)].map(([, number]) => Number(number))
  const number = Math.max(...numbers) + 1
  edits.before(types, /^\} as const\nexport type JobType /m, `  ${name}: ${number},\n`)
  edits.before(types, /^\}\n(?![^]*^\}\n)/m, `  ${name}: '${title(name)}',\n`)
  edits.before(
    'gateway/jobs/jobs.graphql',
    /(?<=^enum JobType \{\n[^}]*)^\}/m,
    `  "Counts the owners of accounts."\n  ${kebab(name).replaceAll('-', '_').toUpperCase()}\n`,
  )
  edits.before(
    'web/jobs/jobSentences.ts',
    /^\}\n/m,
    `  ${kebab(name).replaceAll('-', '_').toUpperCase()}: 'Counts the owners of accounts.',\n`,
  )

  const last = Math.max(...migrations.map((file) => Number.parseInt(file, 10)))
  edits.create(
    `custodian/platform/db/migrations/${String(last + 1).padStart(4, '0')}_job_${kebab(name).replaceAll('-', '_')}.sql`,
    `-- Admits job type ${number}, ${title(name)}.
alter table job drop constraint job_job_type_id_check,
  add constraint job_job_type_id_check check (job_type_id between 1 and ${number});
`,
  )
  edits.create(`custodian/${domain}/${name}.job.ts`, jobFile(name))
  edits.create(`custodian/${domain}/${name}.job.test.ts`, testFile(name))
  edits.import('custodian/jobs/run.ts', name, `../${domain}/${name}.job.ts`)
  edits.before('custodian/jobs/run.ts', /^\}\n/m, `  [JOB_TYPE.${name}]: ${name},\n`)
  edits.before(
    'tests/promises/moneyData.ways.ts',
    /(?<=export const JOBS: Ways = \{[^]*? {2}nothing: \{\n)/,
    `    'reads only: ${kebab(name)}': ['${name}'],\n`,
  )
  edits.before(
    'docs/operations/jobs.md',
    /(?<=^\| \d+ \| [^\n]*\n)(?!\|)/m,
    `| ${number} | ${kebab(name)} | account owners | their number. Run by hand |\n`,
  )
  return [
    `Put the work into custodian/${domain}/${name}.job.ts, and describe it in the enum JobType of`,
    'gateway/jobs/jobs.graphql, in web/jobs/jobSentences.ts and in docs/operations/jobs.md. What it writes that money',
    'depends on is named in tests/promises/moneyData.ways.ts. A job of every business day has a line in',
    'custodian/jobs/businessDay.ts and its number in custodian/jobs/schedule.test.ts.',
  ]
}

const jobFile = (name: string) => `import type { Services } from '../platform/context/services.ts'

/** Counts account owners. A second run must find the work done. Returns numbers and ids, never personal data. */
export async function ${name}({ db }: Services): Promise<Record<string, number>> {
  const { owners } = await db
    .selectFrom('account_owner')
    .select(({ fn }) => fn.countAll<string>().as('owners'))
    .executeTakeFirstOrThrow()
  return { owners: Number(owners) }
}
`

const testFile = (name: string) => `import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { runJob } from '../jobs/run.ts'
import { seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

test('${kebab(name)} counts account owners, with the same result in a second run', async () => {
  const first = await runJob(server.services, JOB_TYPE.${name})
  expect(first['owners']).toBeGreaterThan(1)
  expect(await runJob(server.services, JOB_TYPE.${name})).toMatchObject({ owners: first['owners'] })
})
`
