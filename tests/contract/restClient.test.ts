import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from 'orval'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capture, root } from '../../scripts/child.ts'
import { password, people } from '../clients.ts'
import { pdfFile } from '../files.ts'
import { startStack, type Stack } from '../stack.ts'

// A client made by a common generator from custodian/openapi.json, without manual changes.

const folder = join(root, 'node_modules/.cache/rest-client')

/** Connects the generated calls to the server, as the generator's documentation describes. */
const FETCH = `let base = ''
let token: string | null = null
export function connect(url: string, credential: string | null = null): void {
  base = url
  token = credential
}
export async function ask<T>(path: string, { headers, ...options }: RequestInit): Promise<T> {
  const response = await fetch(base + path, {
    ...options,
    headers: { ...(headers as Record<string, string>), ...(token === null ? {} : { authorization: \`Bearer \${token}\` }) },
  })
  const text = await response.text()
  return { status: response.status, data: text === '' ? undefined : JSON.parse(text), headers: response.headers } as T
}
`

/** An outside program, which knows only the types of the description. */
const PROGRAM = `import * as api from './api.ts'
import { connect } from './fetch.ts'

export async function signIn(url: string, username: string, password: string): Promise<string> {
  connect(url)
  const answer = await api.authenticate({ username, password })
  if (answer.status !== 200) return String(answer.status)
  connect(url, answer.data.token)
  return \`role \${answer.data.roleId}\`
}

export async function balances(): Promise<number[]> {
  const answer = await api.listAccounts()
  return answer.status === 200 ? answer.data.map(({ balance }) => balance) : []
}

export async function writeNumber(number: string): Promise<string> {
  const answer = await api.saveCellPhone(number)
  if (answer.status === 200) return answer.data.number
  if (answer.status !== 400) return String(answer.status)
  return typeof answer.data === 'string' ? answer.data : answer.data.errors.map(({ path, message }) => path.join('.') + ': ' + message).join()
}

export async function upload(accountId: number, fileName: string, content: Uint8Array): Promise<string> {
  const fileContent = Buffer.from(content).toString('base64')
  const answer = await api.storeFile({ accountId, isWithdrawal: false, fileName, contentType: 'application/pdf', fileContent })
  return answer.status === 200 ? answer.data.guid : JSON.stringify(answer.data)
}

export async function files(): Promise<string[]> {
  const answer = await api.listAttachments({ limit: 100 })
  return answer.status === 200 ? answer.data.map(({ fileName }) => fileName) : []
}
`

interface Program {
  signIn: (url: string, username: string, password: string) => Promise<string>
  balances: () => Promise<number[]>
  writeNumber: (number: string) => Promise<string>
  upload: (accountId: number, fileName: string, content: Uint8Array) => Promise<string>
  files: () => Promise<string[]>
}

let stack: Stack
let program: Program

const compiled = async (file: string) => {
  const settings = ['--strict', '--noEmit', '--skipLibCheck', '--module', 'nodenext', '--allowImportingTsExtensions']
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')]
  return capture(join(root, 'node_modules/.bin/tsc'), ['--ignoreConfig', ...settings, ...types, join(folder, file)])
}

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'fetch.ts'), FETCH)
  await writeFile(join(folder, 'program.ts'), PROGRAM)
  await generate(
    {
      input: { target: join(root, 'custodian/openapi.json') },
      output: {
        target: join(folder, 'api.ts'),
        client: 'fetch',
        mode: 'single',
        override: { mutator: { path: join(folder, 'fetch.ts'), name: 'ask', extension: '.ts' } },
      },
    },
    folder,
  )
  stack = await startStack()
  program = (await import(/* @vite-ignore */ join(folder, 'program.ts'))) as Program
}, 180_000)
afterAll(() => stack?.stop())

describe('a REST client that is generated from the description', () => {
  test('compiles a generated REST client, and fails to compile an unknown field', async () => {
    expect(await compiled('program.ts')).toEqual({ code: 0, output: '' })
    await writeFile(join(folder, 'wrong.ts'), PROGRAM.replace('answer.data.guid', 'answer.data.noSuchField'))
    expect((await compiled('wrong.ts')).output).toContain("Property 'noSuchField' does not exist")
  })

  test('reports a refused sign-in to a generated REST client', async () => {
    expect(await program.signIn(stack.custodianUrl, people.ann, 'not it')).toBe('401')
  })

  test('signs in, reads and writes with a generated REST client', async () => {
    expect(await program.signIn(stack.custodianUrl, people.ann, password)).toBe('role 0')
    expect((await program.balances()).length).toBeGreaterThan(0)
    expect(await program.writeNumber('5125550188')).toBe('5125550188')
  })

  test('reports an invalid field to a generated REST client', async () => {
    expect(await program.writeNumber('12')).toBe('number: Please enter a valid phone number.')
  })

  test('uploads and lists a file with a generated REST client, and reports why another is refused', async () => {
    expect(await program.upload(0, 'generated.pdf', pdfFile())).toMatch(/^[\w-]{20,}$/)
    expect(await program.files()).toContain('generated.pdf')
    expect(await program.upload(0, 'photo.pdf', new TextEncoder().encode('no PDF'))).toContain('Save or export it')
  })
})
