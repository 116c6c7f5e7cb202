/** The text of a file of the repository; null if the file does not exist. */
export type Read = (path: string) => string | null

/** New texts of files, by path. An edit sees the edits before it. */
export function createEdits(read: Read) {
  const files = new Map<string, string>()
  const textOf = (path: string) => files.get(path) ?? read(path)
  const existing = (path: string) => {
    const text = textOf(path)
    if (text === null) throw new Error(`${path} does not exist.`)
    return text
  }
  return {
    files,
    existing,
    has: (path: string) => textOf(path) !== null,
    /** @throws Error if the file already exists */
    create(path: string, text: string): void {
      if (textOf(path) !== null) throw new Error(`${path} exists already.`)
      files.set(path, text)
    },
    append: (path: string, text: string) => void files.set(path, `${existing(path).trimEnd()}\n\n${text}`),
    /** Adds a line before the first text that matches. @throws Error if none does */
    before(path: string, mark: RegExp, line: string): void {
      const text = existing(path)
      const found = mark.exec(text)
      if (!found) throw new Error(`${path} has no match for ${mark.source}, where the new code belongs.`)
      files.set(path, `${text.slice(0, found.index)}${line}${text.slice(found.index)}`)
    },
    /** Imports a name, in the import of the same module if there is one. */
    import(path: string, name: string, from: string, kind: 'import' | 'import type' = 'import'): void {
      const text = existing(path)
      const same = new RegExp(`^${kind} \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'$`, 'm').exec(text)
      const names = same?.[1]?.split(',').map((one) => one.trim()) ?? []
      if (names.includes(name)) return
      const line = `${kind} { ${[...names.filter((one) => one !== ''), name].join(', ')} } from '${from}'`
      files.set(path, same ? text.replace(same[0], line) : `${line}\n${text}`)
    },
  }
}

export type Edits = ReturnType<typeof createEdits>

/** "unpinNotes" as "unpin-notes", "Unpin Notes" and "UnpinNotes". */
export const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
export const title = (name: string) => pascal(name).replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`)
