// Answers `--help` of every command: prints the comment at the head of its program and exits. It runs before Node loads
// the program, so a command with --help has no effect. Plain JavaScript, like node24.js.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const ASKED = new Set(['--help', '-h'])

/** The help of a program: its first comment that names its `npm` command; null without one. */
function helpOf(source) {
  const comments = source.match(/^\/\/.*(?:\n\/\/.*)*/gm) ?? []
  const found = comments.find((comment) => /`?npm (?:run \S|start|test)/.test(comment))
  return found?.replaceAll(/^\/\/ ?/gm, '') ?? null
}

/** Answers `--help` for the program about to be loaded. */
export function answerHelp([, program, ...words]) {
  if (!isMainThread || program === undefined || !words.some((word) => ASKED.has(word))) return
  const help = helpOf(readFileSync(program, 'utf8'))
  if (help === null) return
  console.log(help)
  process.exit(0)
}
