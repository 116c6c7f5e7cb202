/** Withholding reports: their screens, and the gateway paths of their files. */
export const reports = {
  ACCOUNT: {
    title: 'Withholding by Account',
    intro: 'One line for each withdrawal, with the tax withheld from it.',
    address: '/report/withholding/account/',
    fileName: 'withholding-account.csv',
  },
  STATE: {
    title: 'Withholding by State',
    intro: 'One line for each state, with the tax withheld there.',
    address: '/report/withholding/state/',
    fileName: 'withholding-state.csv',
  },
} as const
