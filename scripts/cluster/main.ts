import { box } from '../box.ts'
import { buildWhatIsStale } from '../web-build.ts'
import { onShutdown } from '../../server/shutdown.ts'
import { portsFrom } from './balancer.ts'
import { startCluster } from './cluster.ts'
import { whatIsMissing } from './packages.ts'

// `npm run cluster` runs several instances of each server on this machine until Ctrl+C. `-- --trial` kills one after
// the other under load, checks every write and prints a table; it exits with 1 if a write was lost or duplicated.

const isTrial = process.argv.includes('--trial')
const unknown = process.argv.slice(2).filter((argument) => argument !== '--trial')
const missing = whatIsMissing()
if (unknown.length > 0) fail(`Unknown: ${unknown.join(' ')}. The only option is --trial.`, 64)
else if (missing) fail(missing, 1)
else await main()

async function main(): Promise<void> {
  const ending = new Promise<void>((resolve) => onShutdown(() => resolve()))
  let cluster
  try {
    await buildWhatIsStale()
    // The trial starts jobs itself, so the schedule is off.
    cluster = await startCluster(portsFrom(portGiven()), console.log, isTrial ? { TIMETABLE: 'off' } : {})
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), 1)
  }
  try {
    if (isTrial) {
      const { trial } = await import('./trial/trial.ts')
      process.exitCode = (await trial(cluster, ending)) ? 0 : 1
    } else {
      console.log(box(welcome(cluster)))
      await ending
    }
  } catch (error) {
    fail(error instanceof Error ? (error.stack ?? error.message) : String(error), 1)
  } finally {
    console.log('Stopping …')
    await cluster.stop()
  }
  process.exit()
}

function welcome({ origin, ports, folder }: Awaited<ReturnType<typeof startCluster>>): string[] {
  const both = (of: readonly number[]) => of.map((port) => `127.0.0.1:${port}`).join(', ')
  return [
    'IRA Portal, two of each part',
    '',
    `Portal      ${origin}   (self-signed certificate)`,
    `Gateways    ${both(ports.gateways)}`,
    `Custodians  ${both(ports.custodians)}`,
    `PostgreSQL  ${both(ports.databases)}, monitor 127.0.0.1:${ports.monitor}`,
    `Logs        ${folder}`,
    '',
    'Sample logins as with npm start: ann.archer@example.com, service@example.com, …, password Passw0rd!',
    'Ctrl+C stops everything and deletes the data.',
  ]
}

function portGiven(): number {
  const port = Number(process.env.PORT ?? 8443)
  if (Number.isInteger(port) && port > 0 && port < 65_000) return port
  throw new Error(`PORT must be a port number, not "${process.env.PORT}".`)
}

function fail(message: string, code: number): void {
  console.error(message)
  process.exitCode = code
}
