import { dirname } from 'node:path/posix'
import type { Imports } from './imports.ts'

/** A file with this many imports assembles a whole part. A test that imports it need not test the assembled files. */
const OF_AN_ASSEMBLY = { folders: 12, files: 20 }
/** Tests that make every call of the portal and select every field, so they test each contract and resolver. */
const OF_ALL_CALLS = 'tests/contract'
/** Tests of every table: invariants and privileges. */
const OF_ALL_TABLES = /^(custodian\/integrity\/|tests\/promises\/security-database\.)/

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Tables that a migration creates or changes, or whose triggers it replaces. */
export function tablesOf(migration: string): string[] {
  const statement =
    /^\s*(?:create|alter) table (?:if not exists )?(\w+)|\b(?:insert|update|delete) on (\w+)|\b(?:before|after) .+ on (\w+)/gim
  return [...new Set([...migration.matchAll(statement)].flatMap((match) => match.slice(1).filter(Boolean)))]
}

/** Whether a source file writes one of these tables. */
export const writes = (source: string, tables: readonly string[]): boolean =>
  tables.some((table) =>
    new RegExp(
      `(?:insertInto|updateTable|deleteFrom)\\('${table}'|(?:insert into|update|delete from) ${table}\\b`,
    ).test(source),
  )

/**
 * Selects the tests for changed files: tests that import them directly or indirectly, except through an assembly, and
 * tests in the folders of importing files, which test a domain through its calls. No file imports a migration; its
 * tests are those above its folder, those of all tables, and those of the `writers` of its tables.
 */
export function testsReaching(changed: readonly string[], imports: Imports, writers: readonly string[] = []): string[] {
  const importers = new Map<string, string[]>()
  for (const [file, imported] of imports)
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), file])
  const isAssembly = (file: string) => {
    const imported = [...(imports.get(file) ?? [])]
    const folders = new Set(imported.map((path) => dirname(path)))
    return folders.size >= OF_AN_ASSEMBLY.folders || imported.length >= OF_AN_ASSEMBLY.files
  }

  const reached = new Set(changed)
  for (const file of reached)
    if (changed.includes(file) || !isAssembly(file))
      for (const importer of importers.get(file) ?? []) reached.add(importer)

  const folders = new Set(
    [...reached].filter((file) => !isTest(file) && !isAssembly(file)).map((file) => dirname(file)),
  )
  const migrations = changed.filter((file) => file.endsWith('.sql'))
  for (const file of migrations) folders.add(dirname(dirname(file)))
  for (const file of writers) folders.add(dirname(file))
  const asksAll = changed.some((file) => file.startsWith('contract/') || /\.(graphql|resolvers\.ts)$/.test(file))
  return [...imports.keys()].filter(
    (file) =>
      isTest(file) &&
      (reached.has(file) ||
        folders.has(dirname(file)) ||
        (asksAll && file.startsWith(OF_ALL_CALLS)) ||
        (migrations.length > 0 && OF_ALL_TABLES.test(file))),
  )
}
