import { dirname } from 'node:path/posix'
import { expect, test } from 'vitest'
import { findProblems, folderRules, readImports, type Imports } from './imports.ts'

const importsOf = (files: Record<string, string[]>): Imports =>
  new Map(Object.entries(files).map(([file, imported]) => [file, new Set(imported)]))

test('finds no broken import rule in the source files', () => {
  const imports = readImports()
  expect(imports.get('custodian/running.ts')).toContain('custodian/server.ts')
  expect(imports.get('custodian/planUploads/parse.ts')).toContain('custodian/planUploads/parse.worker.ts')
  expect(findProblems(imports)).toEqual([])
})

test('finds an import cycle between two files, including type imports', () => {
  const planted = importsOf({
    'custodian/notes/a.ts': ['custodian/notes/b.ts'],
    'custodian/notes/b.ts': ['custodian/notes/a.ts'],
  })
  expect(findProblems(planted)).toEqual(['files in a cycle: custodian/notes/a.ts → custodian/notes/b.ts'])
})

test('finds a cycle between folders and names its imports', () => {
  const planted = importsOf({
    'custodian/notes/a.ts': ['custodian/plans/b.ts'],
    'custodian/plans/b.ts': ['custodian/owners/c.ts'],
    'custodian/owners/c.ts': [],
    'custodian/owners/d.ts': ['custodian/notes/e.ts'],
    'custodian/notes/e.ts': [],
  })
  expect(findProblems(planted)).toEqual([
    'folders in a cycle: custodian/notes → custodian/plans → custodian/owners, by custodian/notes/a.ts → custodian/plans/b.ts; custodian/plans/b.ts → custodian/owners/c.ts; custodian/owners/d.ts → custodian/notes/e.ts',
  ])
})

test('finds a cycle between domains', () => {
  const planted = importsOf({
    'custodian/payments/a.ts': ['custodian/distributions/settlement/b.ts'],
    'custodian/distributions/settlement/b.ts': [],
    'custodian/distributions/requests/c.ts': ['custodian/payments/a.ts'],
  })
  expect(findProblems(planted)).toEqual([expect.stringContaining('domains in a cycle')])
})

test.each([
  ['the gateway in the web', 'web/app/shell.tsx', 'gateway/schema.ts'],
  ['a domain in the kit', 'web/kit/ui/Button.tsx', 'web/notes/NotesPage.tsx'],
  ['web/core in the kit', 'web/kit/ui/Button.tsx', 'web/core/session/session.ts'],
  ['another domain in a web domain', 'web/notes/NotesPage.tsx', 'web/plans/PlanFields.tsx'],
  ['a domain in the app', 'web/app/shell/Header.tsx', 'web/session/LoginPage.tsx'],
  ['the custodian in the gateway', 'gateway/server.ts', 'custodian/platform/money.ts'],
  ['the gateway in the custodian', 'custodian/server.ts', 'gateway/schema.ts'],
  ['a domain in the custodian platform', 'custodian/platform/http/call.ts', 'custodian/ledger/ledger.ts'],
  ['another domain in the ledger', 'custodian/ledger/ledger.ts', 'custodian/accounts/accounts.ts'],
  ['a server in the code shared by both servers', 'server/keys.ts', 'gateway/schema.ts'],
  ['the custodian in the contract', 'contract/notes.ts', 'custodian/platform/money.ts'],
])('refuses to import %s', (_, file, imported) => {
  const planted = importsOf({ [file]: [imported], [imported]: [] })
  expect(findProblems(planted)).toEqual([expect.stringContaining(`${file} → ${imported}`)])
  expect(findProblems(importsOf({ [file.replace(/\.tsx?$/, '.test.ts')]: [imported], [imported]: [] }))).toEqual([])
})

test('has an import rule for every web folder', () => {
  const rules = folderRules()
  const folders = [...readImports().keys()].filter((file) => file.startsWith('web/')).map((file) => dirname(file))
  // These folders need no rule: the entry point, the combined routes, the build and the test helpers.
  const free = ['web', 'web/app', 'web/build', 'web/testing']
  expect(
    [...new Set(folders)].filter(
      (one) => !free.includes(one) && !rules.some((rule) => `${one}/`.startsWith(`${rule}/`)),
    ),
  ).toEqual([])
})
