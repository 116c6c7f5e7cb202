/** Files that the web shares with the servers: the wire's numbers with their names, which need no package. */
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
  'transactionType',
].map((name) => `contract/${name}.ts`)
