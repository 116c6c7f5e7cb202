import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { birthSpan } from './listedBirth.ts'
import { loadSanctions, sanctionsList, type Screened } from './sanctionsList.ts'

const entriesOf = (text: string, screened: Screened) =>
  sanctionsList(text)
    .hits(screened)
    .map(({ entry }) => entry)

describe('a screened name and birth date', () => {
  const list = 'Petrov Ivan Sergeevich | 1960-05-12 | Vanya Petrov; The Bear\nMadonna\nSmith, John\n'
  test.each<[Screened, boolean]>([
    [{ name: 'Ivan Petrov' }, true],
    [{ name: 'Ivan Petrov', dateOfBirth: '1960-05-12' }, true],
    [{ name: 'Ivan Petrov', dateOfBirth: '1960-05-13' }, false],
    [{ name: 'Petrov, Vanya', dateOfBirth: null }, true],
    [{ name: 'Vanya Petrov', dateOfBirth: '1971-01-01' }, false],
    [{ name: 'Ivan Sergeevich Petrov the Second', dateOfBirth: '1960-05-12' }, true],
    [{ name: 'Bear' }, false],
    [{ name: 'Petrov' }, false],
    [{ name: 'Ivan' }, false],
    [{ name: 'madonna' }, true],
    [{ name: 'Madonna Smith' }, false],
    [{ name: 'John Smith', dateOfBirth: '1970-01-01' }, true],
    [{ name: 'John James Smith' }, true],
    [{ name: 'Smith Smith' }, false],
    [{ name: '' }, false],
  ])('decides whether %j matches the sanctions list: %s', (screened, isListed) =>
    expect(entriesOf(list, screened)).toHaveLength(isListed ? 1 : 0),
  )
})

test.each([
  ['Mohamed Mohamed Ali', 'Mohamed Mohamed', true],
  ['Mohamed Mohamed', 'Ali, Mohamed Mohamed', true],
  ['Ali Ali', 'Ali Ali Hassan', true],
  ['Ali Ali', 'Hassan, Ali', false],
  ['Mohamed Ali', 'Mohamed Mohamed', false],
  ['Mohamed Ali', 'Mohamed Mohamed Ali', true],
  ['Ali Ali Ali Hassan', 'Ali Ali', true],
  ['Ali Ali Hassan', 'Ali', false],
])('decides whether the listed name "%s" matches the repeated words of "%s": %s', (listed, name, isListed) =>
  expect(entriesOf(listed, { name })).toHaveLength(isListed ? 1 : 0),
)

test('screens owners again whom an earlier release screened against the same list by another rule', () => {
  const ofContent = createHash('sha256').update('Smith, John').digest('hex')
  expect(sanctionsList('Smith, John').digest).not.toBe(ofContent)
})

test('keeps the identity of a sanctions entry when its aliases change', () => {
  const before = entriesOf('Petrov Ivan | 1960-05-12 | Vanya Petrov', { name: 'Ivan Petrov' })
  expect(entriesOf('Petrov Ivan | 1960-05-12', { name: 'Ivan Petrov' })).toEqual(before)
})

test.each([
  ['12 May 1960', '1960-05-12', '1960-05-12'],
  ['May 1960', '1960-05-01', '1960-05-31'],
  ['1960', '1960-01-01', '1960-12-31'],
  ['circa 1960', '1958-01-01', '1962-12-31'],
  ['1958 to 1960', '1958-01-01', '1960-12-31'],
  ['1960-05-12', '1960-05-12', '1960-05-12'],
])('derives from the birth date "%s" the range %s to %s', (text, from, to) =>
  expect(birthSpan(text)).toEqual({ from, to }),
)

test.each(['', 'unknown', '12 Foo 1960', '5/12/1960'])('derives no birth date range from "%s"', (text) =>
  expect(birthSpan(text)).toBeNull(),
)

describe('the files of OFAC', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sanctions-'))
    write('sdn.csv', [
      '36,"AEROCARIBBEAN AIRLINES",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
      '2674,"ABBAS, Abu","individual","SDGT","Director of ""PLF""",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 10 Dec 1948; POB Safad; alt. DOB 1947."',
      '4690,"MERAY, Khalid","individual","SDNT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"POB Somewhere."',
      '5000,"OCEAN STAR","vessel","IRAN",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
      '\u001a',
    ])
    write('alt.csv', ['36,12,"aka","AERO-CARIBBEAN",-0- ', '2674,13,"aka","ZAYDAN, Muhammad",-0- ', '\u001a'])
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const write = (name: string, lines: string[]) => writeFileSync(join(folder, name), `${lines.join('\r\n')}\r\n`)
  const list = () => loadSanctions({ production: true, sanctionsFile: join(folder, 'sdn.csv') })
  const entries = (screened: Screened) =>
    list()
      .hits(screened)
      .map(({ entry }) => entry)

  test.each<[Screened, string[]]>([
    [{ name: 'Abu Abbas', dateOfBirth: '1948-12-10' }, ['OFAC 2674']],
    [{ name: 'Abu Abbas', dateOfBirth: '1947-06-01' }, ['OFAC 2674']],
    [{ name: 'Abu Abbas', dateOfBirth: '1980-06-01' }, []],
    [{ name: 'Muhammad Zaydan', dateOfBirth: '1948-12-10' }, ['OFAC 2674']],
    [{ name: 'Khalid Meray', dateOfBirth: '1980-06-01' }, ['OFAC 4690']],
    [{ name: 'Ocean Star', mayBeOrganization: true }, []],
    [{ name: 'Aerocaribbean Airlines' }, []],
    [{ name: 'Aerocaribbean Airlines Inc FBO Ann', mayBeOrganization: true }, ['OFAC 36']],
    [{ name: 'Aero-Caribbean', mayBeOrganization: true }, ['OFAC 36']],
    [{ name: 'Fidelity Management Trust Company', mayBeOrganization: true }, []],
  ])('matches %j to the OFAC entries %j', (screened, found) => expect(entries(screened)).toEqual(found))

  const row = (number: number, name: string) => `${number},"${name}","individual",${Array(9).fill('-0- ').join(',')}`
  const aka = (number: number, name: string) => `${number},1,"aka","${name}",-0- `
  const consolidated = () => {
    write('cons_prim.csv', [row(9001, 'ROE, Jane')])
    write('cons_alt.csv', [aka(9001, 'ROE, Janet')])
  }

  test.each<[change: string, name: string, entry: string, write: () => void]>([
    ['a new list', 'Jane Roe', 'OFAC 9002', () => write('sdn.csv', [row(9002, 'ROE, Jane')])],
    ['new aliases', 'Jane Roe', 'OFAC 4690', () => write('alt.csv', [aka(4690, 'ROE, Jane')])],
    ['an added consolidated list', 'Jane Roe', 'OFAC 9001', consolidated],
    [
      'new aliases of the consolidated list',
      'Joan Roe',
      'OFAC 9001',
      () => {
        consolidated()
        entries({ name: 'Jane Roe' })
        write('cons_alt.csv', [aka(9001, 'ROE, Joan')])
      },
    ],
  ])('applies %s without a restart', (_change, name, entry, change) => {
    expect(entries({ name })).toEqual([])
    change()
    expect(entries({ name })).toEqual([entry])
  })

  test('stops matching a consolidated list that was removed', () => {
    consolidated()
    expect(entries({ name: 'Janet Roe' })).toEqual(['OFAC 9001'])
    rmSync(join(folder, 'cons_prim.csv'))
    expect(entries({ name: 'Janet Roe' })).toEqual([])
  })

  test.each<[primary: string, aliases: string, added: string, addedAliases: string]>([
    ['SDN.CSV', 'ALT.CSV', 'CONS_PRIM.CSV', 'CONS_ALT.CSV'],
    ['sdn.csv', 'Alt.csv', 'CONS_PRIM.CSV', 'cons_alt.csv'],
    ['SDN.csv', 'alt.csv', 'cons_prim.csv', 'CONS_ALT.CSV'],
  ])('finds the files of OFAC in any case: %s, %s, %s, %s', (primary, aliases, added, addedAliases) => {
    rmSync(join(folder, 'sdn.csv'))
    rmSync(join(folder, 'alt.csv'))
    write(primary, [row(1, 'DOE, John')])
    write(aliases, [aka(1, 'DOE, Johnny')])
    write(added, [row(2, 'ROE, Jane')])
    write(addedAliases, [aka(2, 'ROE, Janet')])
    const { hits } = loadSanctions({ production: true, sanctionsFile: join(folder, primary) })
    expect(['John Doe', 'Johnny Doe', 'Jane Roe', 'Janet Roe'].map((name) => hits({ name })[0]?.entry)).toEqual([
      'OFAC 1',
      'OFAC 1',
      'OFAC 2',
      'OFAC 2',
    ])
  })

  test.each<[problem: string, make: () => void]>([
    ['without their alias file', () => rmSync(join(folder, 'alt.csv'))],
    ['with a consolidated list that has no aliases', () => write('cons_prim.csv', [row(1, 'DOE, John')])],
    ['with two alias files whose names differ only in case', () => write('ALT.CSV', [aka(1, 'DOE, John')])],
    ['whose list has 0 bytes', () => writeFileSync(join(folder, 'sdn.csv'), '')],
    ['whose list is only the end-of-file byte', () => write('sdn.csv', ['\u001a'])],
    ['whose list is a page of a website', () => write('sdn.csv', ['<html><body>Moved</body></html>'])],
    ['whose aliases have 0 bytes', () => writeFileSync(join(folder, 'alt.csv'), '')],
    [
      'whose consolidated list has 0 bytes',
      () => {
        consolidated()
        writeFileSync(join(folder, 'cons_prim.csv'), '')
      },
    ],
  ])('refuses OFAC files %s', (_problem, make) => {
    list()
    make()
    expect(list).toThrow('The list of SANCTIONS_FILE cannot be read: nobody can be checked.')
  })
})

describe('the encoding of a list', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sanctions-'))))
  afterEach(() => rmSync(folder, { recursive: true }))
  const load = (name: string, content: Buffer) => {
    writeFileSync(join(folder, name), content)
    return loadSanctions({ production: true, sanctionsFile: join(folder, name) })
  }
  const text = ['# names', 'Nuñez, José | 1960', 'Roe, Jane'].join('\r\n')
  const bigEndian = (content: string) => Buffer.from(content, 'utf16le').swap16()

  test.each<[how: string, content: Buffer]>([
    ['in UTF-8', Buffer.from(text)],
    ['in UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['in UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['in big-endian UTF-16', bigEndian(`\ufeff${text}`)],
    ['in Windows-1252', Buffer.from(text, 'latin1')],
    ['with CR line ends', Buffer.from(text.replaceAll('\r\n', '\r'))],
    ['with the end-of-file byte of DOS', Buffer.from(`${text}\r\n\u001a`)],
  ])('reads each line of a list %s', (_how, content) => {
    const { hits } = load('list.txt', content)
    const namesOf = (name: string) => hits({ name }).map(({ entry }) => entry)
    expect([namesOf('Jose Nunez'), namesOf('Jane Roe')]).toEqual([['line:Nuñez, José|1960'], ['line:Roe, Jane']])
  })

  test('reads the files of OFAC in UTF-16', () => {
    writeFileSync(join(folder, 'alt.csv'), Buffer.from('\ufeff7,1,"aka","ROE, Janet",-0- \r\n', 'utf16le'))
    const { hits } = load('sdn.csv', Buffer.from('\ufeff7,"ROE, Jane","individual",-0- \r\n', 'utf16le'))
    expect(['Jane Roe', 'Janet Roe'].map((name) => hits({ name }).length)).toEqual([1, 1])
  })

  test.each<[how: string, content: Buffer]>([
    ['of 0 bytes', Buffer.alloc(0)],
    ['of comments and separators', Buffer.from('# names\r\n\r\n | 1960 | ;\r\n')],
    ['in UTF-16 without a byte order mark', Buffer.from(text, 'utf16le')],
    ['in big-endian UTF-16 without a byte order mark', bigEndian(text)],
    ['in UTF-8 with a line in Windows-1252', Buffer.concat([Buffer.from(text), Buffer.from('\nMuñoz, Ana', 'latin1')])],
    [
      'in Windows-1252 with a line in UTF-8',
      Buffer.concat([Buffer.from(`${text}\n`, 'latin1'), Buffer.from('Łoś, Jan')]),
    ],
    ['with both encodings in a line', Buffer.concat([Buffer.from('Nuñez, Jo'), Buffer.from('sé', 'latin1')])],
    ['in UTF-8 that was cut within a character', Buffer.from(`${text}\nNuñez, José`).subarray(0, -1)],
  ])('refuses a list %s', (_how, content) =>
    expect(() => load('list.txt', content)).toThrow(
      'The list of SANCTIONS_FILE cannot be read: nobody can be checked.',
    ),
  )
})
