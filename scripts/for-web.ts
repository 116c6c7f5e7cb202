/** Files that the web shares with the servers, which import no package: API numbers with their names, texts, and the cleaning of typed numbers. */
export const FOR_WEB = [
  'accountStatus',
  'company',
  'csvCell',
  'distributionType',
  'documentType',
  'enumeration',
  'findings',
  'jobType',
  'plainText',
  'reasonTexts',
  'requestStatus',
  'returnCodes',
  'signedTexts',
  'transactionType',
  'typedNumbers',
].map((name) => `contract/${name}.ts`)
