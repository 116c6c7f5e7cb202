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

  test('reads the files of the OFAC consolidated list if they are present', () => {
    expect(entries({ name: 'Jane Roe' })).toEqual([])
    write('cons_prim.csv', ['9001,"ROE, Jane","individual","NS-PLC",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- '])
    write('cons_alt.csv', ['9001,1,"aka","ROE, Janet",-0- '])
    writeFileSync(join(folder, 'sdn.csv'), '36,"NOBODY ELSE",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \r\n')
    expect(entries({ name: 'Jane Roe' })).toEqual(['OFAC 9001'])
    expect(entries({ name: 'Janet Roe' })).toEqual(['OFAC 9001'])
  })

  test('refuses OFAC files without their alias file', () => {
    rmSync(join(folder, 'alt.csv'))
    expect(list).toThrow('The list of SANCTIONS_FILE cannot be read: nobody can be checked.')
  })
})
