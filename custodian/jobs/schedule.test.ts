import { expect, test } from 'vitest'
import { PgBoss } from 'pg-boss'
import { createLog } from '../log.ts'
import { seedPeople } from '../testing.people.ts'
import { startTestServer } from '../testing.ts'
import { startSchedule } from './schedule.ts'

test("the timetable lives in the custodian's own database and can be stopped and started again", async () => {
  const server = await startTestServer()
  await seedPeople(server.services)
  for (let round = 1; round <= 2; round += 1) {
    const stop = await startSchedule(server.services, createLog('silent'))
    await stop()
  }
  const boss = new PgBoss({ db: { executeSql: server.services.database.executeSql }, schema: 'pgboss' })
  await boss.start()
  const plans = (await boss.getSchedules()).map(({ name, cron, timezone }) => `${name} ${cron} ${timezone}`)
  await boss.stop()
  await server.close()
  expect(plans.toSorted()).toEqual(['calculate-withdrawals 0 12 * * 1-5 UTC', 'process-withdrawals 30 12 * * 1-5 UTC'])
})
