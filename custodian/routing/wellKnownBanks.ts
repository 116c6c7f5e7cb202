/**
 * A short directory of well-known banks, for a portal without a FedACH file. Routing numbers are text, because they
 * may have leading zeros.
 */
export const WELL_KNOWN_BANKS: ReadonlyArray<readonly [name: string, ...numbers: string[]]> = [
  ['Ally Bank', '124003116'],
  ['BECU', '325081403'],
  ['BMO Bank', '071000288'],
  ['Bank of America', '011000138', '026009593', '111000025', '121000358', '125000024'],
  ['Bank of New York Mellon', '021000018'],
  ['Capital One', '031176110', '051405515', '056073502', '065000090'],
  ['Charles Schwab Bank', '121202211'],
  ['Citibank', '021000089', '321171184'],
  ['Citizens Bank', '011500120'],
  ['Discover Bank', '031100649'],
  ['Fifth Third Bank', '042000314'],
  ['Huntington National Bank', '044000024', '072403473'],
  ['JPMorgan Chase Bank', '021000021', '044000037', '071000013', '072000326', '111000614', '322271627'],
  ['KeyBank', '041001039'],
  ['M&T Bank', '022000046'],
  ['Navy Federal Credit Union', '256074974'],
  ['PNC Bank', '031000053', '043000096'],
  ['PenFed Credit Union', '256078446'],
  ['Regions Bank', '062000019', '063104668'],
  ['Santander Bank', '011075150'],
  ['State Street Bank', '011000028'],
  ['TD Bank', '011103093', '031201360'],
  ['The Bancorp Bank', '031101279'],
  ['Truist Bank', '053101121', '061000104'],
  ['U.S. Bank', '091000022', '122105155', '123000220'],
  ['USAA Federal Savings Bank', '314074269'],
  ['Wells Fargo Bank', '063107513', '091000019', '121000248', '121042882'],
]
