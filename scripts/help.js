// `--help` of every command: prints the comment at the head of its program, from the line that names it on, and ends. It
// is looked at before the program is loaded, so that nothing is read, made or asked. Plain JavaScript, as node24.js is.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const ASKED = new Set(['--help', '-h'])

/** What a program says about itself: the first comment that names how it is started. Null for one without. */
function helpOf(source) {
  const comments = source.match(/^\/\/.*(?:\n\/\/.*)*/gm) ?? []
  const found = comments.find((comment) => /`?npm (?:run \S|start|test)/.test(comment))
  return found?.replaceAll(/^\/\/ ?/gm, '') ?? null
}

/** Answers `--help` of the program that is about to be loaded. */
export function answerHelp([, program, ...words]) {
  if (!isMainThread || program === undefined || !words.some((word) => ASKED.has(word))) return
  const help = helpOf(readFileSync(program, 'utf8'))
  if (help === null) return
  console.log(help)
  process.exit(0)
}
