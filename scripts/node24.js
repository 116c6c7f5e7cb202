// Loaded before every command: a clear message for an old Node instead of a distant syntax error, and the answer to
// `--help`. Plain JavaScript, so that an old Node can read it.
import { answerHelp } from './help.js'

const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `The portal needs Node 24; this is Node ${process.versions.node}. ` +
      'Start it through npm (`npm start`) after `npm ci`, which brings Node 24 along; if that did not help, ' +
      'npm was told not to run install scripts: run `npm rebuild node`.',
  )
  process.exit(1)
}
answerHelp(process.argv)
