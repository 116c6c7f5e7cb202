/** Files that the web shares with the servers, which import no package: API numbers with their names, and texts. */
export const FOR_WEB = [
  'accountStatus',
  'company',
  'csvCell',
  'distributionType',
  'documentType',
  'enumeration',
  'findings',
  'jobType',
  'reasonTexts',
  'requestStatus',
  'signedTexts',
  'transactionType',
].map((name) => `contract/${name}.ts`)
