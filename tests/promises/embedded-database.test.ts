import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { pdf } from '../../custodian/documents/testing.files.ts'
import { openDatabase } from '../../custodian/platform/db/connect.ts'
import { startTestServer } from '../../custodian/testing.ts'
import { ended, startProgram } from '../../scripts/child.ts'
import { answering } from '../../scripts/readiness.ts'
import { people } from '../clients.ts'
import { folderOfTest } from '../folder.ts'
import { freePort } from '../ports.ts'
import { preparedDataDir } from '../template.ts'

/** A trigger that creates the file `begun` and waits for the file `go_on`; it fails after a minute. */
const HOLD = `
  create function hold() returns trigger language plpgsql as $$
  declare
    folder text := current_setting('data_directory') || '/';
    given_up timestamptz := clock_timestamp() + interval '1 minute';
  begin
    execute format('copy (select 1) to %L', folder || 'begun');
    while not exists (select from pg_ls_dir(folder) name where name = 'go_on') loop
      if clock_timestamp() > given_up then raise exception 'nobody said to go on'; end if;
    end loop;
    return new;
  end $$;
  create trigger hold before insert on attachment_content for each row execute function hold()`

it('responds to other requests while a 10 MB file is written to the embedded database', async () => {
  const dataDir = folderOfTest()
  cpSync(await preparedDataDir(), dataDir, { recursive: true })
  const database = await openDatabase({ dataDir })
  const { call, tokenOf, close } = await startTestServer({ database })
  await database.executeSql(HOLD)
  const token = await tokenOf(people.ann)
  const file = Buffer.concat([pdf, Buffer.from('%'), randomBytes(10 * 1024 * 1024 - 1_000), Buffer.from('\n%%EOF\n')])
  const upload = call('POST', '/api/attachment/upload', {
    token,
    body: { fileName: 'large.pdf', contentType: 'application/pdf', fileContent: file.toString('base64') },
  })
  let isOver = false
  void upload.then(() => (isOver = true))
  const inDatabase = (name: string) => join(dataDir, 'pglite', name)
  while (!existsSync(inDatabase('begun')) && !isOver) await eventLoopTurn()
  expect((await call('GET', '/api/health')).status).toBe(200)
  writeFileSync(inDatabase('go_on'), '')
  expect(await upload).toMatchObject({ status: 200, body: { guid: expect.any(String) } })
  await close()
})

it('logs one JSON line and exits with 1 when the embedded database breaks', async () => {
  const breaks = join(folderOfTest(), 'breaks')
  const inThreads = `
    import { isMainThread } from 'node:worker_threads'
    import { existsSync } from 'node:fs'
    if (!isMainThread) setInterval(() => { if (existsSync(${JSON.stringify(breaks)})) throw new Error('broken') }, 20)`
  const { DATABASE_URL: _ours, ...environment } = process.env
  const port = await freePort()
  const env = {
    ...environment,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(inThreads)}`,
    DATA_DIR: folderOfTest(),
    DEMO_DATA: 'off',
    CUSTODIAN_PORT: String(port),
    LOG_LEVEL: 'fatal',
  }
  const custodian = startProgram('custodian/main.ts', [], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  custodian.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  custodian.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const end = ended(custodian)
  await answering(`http://127.0.0.1:${port}/api/ready`, custodian)
  writeFileSync(breaks, '')
  expect(await end).toBe(1)
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('"reason":"broken"')])
})
