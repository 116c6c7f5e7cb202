import { expect, test } from 'vitest'
import { sameLine, sameName } from './sameName.ts'

/** The name on file, the name as it is typed, and where that spelling comes from. */
test.each([
  ["O'Brien", 'O\u2019Brien', 'smart punctuation of iOS and macOS'],
  ['O\u2019Brien', "O'Brien", 'a payroll file that Word has written'],
  ["O'Brien", 'O\u2018Brien', 'autocorrect of Word behind a blank'],
  ["O'Brien", 'O`Brien', 'the key left of 1'],
  ["O'Brien", 'O\u00b4Brien', 'the dead key of Spanish and German keyboards'],
  ["O'Brien", 'O\u02bcBrien', 'the modifier letter that Unicode recommends for names'],
  ["O'Brien", 'O\u2032Brien', 'a prime, from math keyboards'],
  ["Ka'ahumanu", 'Ka\u02bbahumanu', 'the okina of Hawaiian keyboards'],
  ['William "Bill" Hay', 'William \u201cBill\u201d Hay', 'smart quotes of Google Docs'],
  ['Smith-Jones', 'Smith\u2011Jones', 'the non-breaking hyphen of Word, Ctrl+Shift+hyphen'],
  ['Smith-Jones', 'Smith\u2010Jones', 'the hyphen of PDF copies'],
  ['Smith-Jones', 'Smith\u2013Jones', 'autocorrect of Word between blanks'],
  ['Smith-Jones', 'Smith \u2013 Jones', 'voice input of Android'],
  ['Smith-Jones', 'Smith\u2212Jones', 'the minus sign of number pads on iPad'],
  ['Smith-Jones', 'Smith-\u00adJones', 'a soft hyphen of copied web text'],
  ['Smith', '\u200fSmith\u200e', 'marks of direction of copied web text'],
  ['Smith', '\u202aSmith\u202c', 'an embedding of Windows contacts'],
  ['Smith', '\u2068Smith\u2069', 'an isolate of messengers'],
  ['Smith', '\ufeffSmith', 'the byte order mark of a CSV file'],
  ['Smith', 'Sm\u200bith', 'a zero-width blank of web pages'],
  ['Ann', 'Ann\ufe0f', 'a variation selector of emoji keyboards'],
  ['Mary Ann', 'Mary\u00a0Ann', 'the non-breaking blank of HTML'],
  ['Mary Ann', 'Mary\u3000Ann', 'the wide blank of Japanese keyboards'],
  ['Mary Ann', ' MARY   ANN ', 'fixed columns of payroll exports'],
  ['De La Cruz', 'DELACRUZ', 'payroll exports without blanks'],
  ['McDonald', 'Mc Donald', 'payroll exports with blanks'],
  ['Smith Jr.', 'Smith Jr', 'forms of the IRS'],
  ['Smith Jr.', 'SMITH, JR.', 'payroll exports'],
  ['Smith Jr', 'smith ,jr', 'voice input'],
  ['Smith III', 'Smith, I.I.I.', 'hand-typed suffixes'],
  ['St. John', 'St John', 'address books'],
  ['J. R.', 'JR', 'initials of bank files'],
  ['Smith', '\uff33\uff4d\uff49\uff54\uff48', 'the wide letters of input methods'],
  ['Griffin', 'Gri\ufb03n', 'a ligature of PDF copies'],
  ['Muñoz', 'Mun\u0303oz', 'file names of macOS, in decomposed form'],
  ['Groß', 'GROSS', 'capitals of payroll exports'],
  ['Παπάς', 'ΠΑΠΆΣ', 'capitals of Greek, with a final sigma'],
  ['Ng', 'NG', 'capitals'],
])('%j and %j are the same name, even of an unknown owner: %s', (one, other) => {
  for (const owner of ['known', 'unknown'] as const) {
    expect(sameName(one, other, owner)).toBe(true)
    expect(sameName(other, one, owner)).toBe(true)
  }
})

test.each([
  ['Muñoz', 'Munoz', 'US keyboards'],
  ['Véronique', 'VERONIQUE', 'payroll exports in ASCII'],
  ['Łukasz', 'Lukasz', 'US keyboards'],
  ['Søren', 'Soren', 'US keyboards'],
  ['Đorđe', 'Dorde', 'US keyboards'],
  ['Æsa', 'AESA', 'machine-readable passports'],
  ['Œuvrard', 'Oeuvrard', 'US keyboards'],
  ['Straße', 'Strasse', 'machine-readable passports'],
  ['İnönü', 'Inonu', 'US keyboards'],
  ['Yıldız', 'YILDIZ', 'capitals of Turkish'],
  ['Nguyễn', 'Nguyen', 'US keyboards'],
  ['Peña-O\u2019Neil', "Pena\u2011O'Neil", 'a phone against a payroll export'],
])('%j and %j are the same name of a known owner: %s', (one, other) => {
  expect(sameName(one, other, 'known')).toBe(true)
  expect(sameName(other, one, 'known')).toBe(true)
})

test.each([
  ['Muñoz', 'Munoz'],
  ['Müller', 'Muller'],
  ['Yıldız', 'Yildiz'],
  ['Łukasz', 'Lukasz'],
])('%j and %j are two names of unknown owners', (one, other) => {
  expect(sameName(one, other, 'unknown')).toBe(false)
})

test.each([
  ["O'Brien", 'OBryan'],
  ['Smith', 'Smyth'],
  ['Smith Jr.', 'Smith'],
  ['Smith Jr.', 'Smith Sr.'],
  ['Smith II', 'Smith III'],
  ['Ann Marie', 'Marie Ann'],
  ['Smith-Jones', 'Smith'],
  ['Müller', 'Mueller'],
  ['Иван', 'Ivan'],
  ['王伟', '王芳'],
  ['राम', 'रम'],
  ['Smith', '\u0405mith'],
  ['', 'Smith'],
])('%j and %j are two names of any owner', (one, other) => {
  expect(sameName(one, other, 'known')).toBe(false)
  expect(sameName(one, other, 'unknown')).toBe(false)
})

test('keeps the blanks of an address, which tell numbers apart', () => {
  expect(sameLine('5 Oak\u00a0St', '5  oak st ')).toBe(true)
  expect(sameLine('1 1st St', '11 st St')).toBe(false)
  expect(sameLine('5 Oak St, 2', '5 Oak St 2')).toBe(false)
})
