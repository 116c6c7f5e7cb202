import { pino } from 'pino'
import { endWhenUncaught } from '../server/uncaughtErrors.ts'
import { onShutdown } from '../server/shutdown.ts'
import { startTracing } from '../server/otlp.ts'
import { notifyReady } from '../server/systemd.ts'
import { loadConfig, warningsOf } from './config.ts'
import { createGateway } from './server.ts'

// `npm run start:gateway` starts the gateway alone (GraphQL, the web, files). Its settings are in
// docs/operations/configure.md; invalid ones exit with 78.

const config = loadConfig()
const log = pino({ level: config.logLevel, base: { service: 'gateway' }, timestamp: pino.stdTimeFunctions.isoTime })
endWhenUncaught(log)
const tracing = config.tracing && (await startTracing(config.tracing, 'gateway'))
const gateway = createGateway(config, log, tracing ? { tracing } : {})

gateway.listen(config.port, config.host).then(
  () => {
    log.info({ port: config.port, custodian: config.custodianUrl }, 'listening')
    gateway.begin()
    notifyReady(log)
  },
  (error: Error) => {
    log.fatal({ reason: error.message }, 'cannot listen')
    process.exit(1)
  },
)
gateway.metrics?.listen(config.metricsPort ?? 0, config.metricsHost)
for (const warning of warningsOf(process.env, config)) log.warn(warning)

onShutdown(() => {
  gateway.metrics?.close()
  const close = async () => {
    await gateway.close()
    await tracing?.stop()
  }
  close().then(
    () => process.exit(),
    () => process.exit(1),
  )
})
