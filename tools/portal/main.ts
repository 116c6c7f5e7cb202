import { connectByEnvironment, PortalError } from '../portal.ts'
import { readCommand, UsageError } from './commands.ts'
import { run } from './run.ts'

// `npm run portal -- <command>`, with the machine credential in CREDENTIAL and the portal at PORTAL (http://localhost:4000
// unless given); `npm run --silent portal` keeps npm's own output out of the result. Commands:
//
//   owners find --last-name <text> [--first-name --email --phone --account --city --state --zip]
//   requests list [--status open|signature|approved|incomplete|historical] [--kind withdrawal|rollover] [--find <text>]
//   returns list [--find <text>]
//   plans list [--find <text>]
//   events follow [--after <position>]        a line of JSON for each change, until Ctrl+C
//
// Lists take --csv and --limit <rows> (100 unless given). Exit codes: 0 done, 1 the portal refused, 64 wrong command.

try {
  await run(connectByEnvironment(), readCommand(process.argv.slice(2)), (text) => console.log(text))
} catch (error) {
  if (!(error instanceof UsageError || error instanceof PortalError)) throw error
  console.error(error instanceof PortalError ? `${error.code}: ${error.message}` : `${error.message} See --help.`)
  process.exit(error instanceof PortalError ? 1 : 64)
}
